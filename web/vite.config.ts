import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { preloadJoin } from './preload';

const server = 'http://127.0.0.1:8377';

export default defineConfig({
  // Relative, so that the page can live under a sub-path.
  base: './',
  plugins: [svelte(), svelteTesting(), preloadJoin()],
  build: {
    outDir: '../src/secondguess/web/static',
    emptyOutDir: true,
    target: 'es2020',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
  },
});
