import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { gameFile } from './plugins/games.ts';
import { languages, wordsFile } from './plugins/languages.ts';
import { preloadWords } from './plugins/preload.ts';
import { hasSideEffects, leanRuntime } from './plugins/runtime.ts';

const server = 'http://127.0.0.1:8377';

export default defineConfig({
  // Relative, so that the page can live under a sub-path.
  base: './',
  plugins: [languages(), leanRuntime(), svelte(), svelteTesting(), preloadWords()],
  build: {
    outDir: '../src/secondguess/web/static',
    emptyOutDir: true,
    // The styles ask for browsers as young (`:has`, `dvh`).
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For the benchmarks: which file brings what.
    manifest: 'manifest.json',
    rolldownOptions: {
      treeshake: { moduleSideEffects: hasSideEffects },
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${wordsFile(facadeModuleId) ?? '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            // What the first page needs is one file: a phone has six connections at most.
            { name: 'page', tags: ['$initial'], priority: 2 },
            // The frame of a seat and the game in it: a file each, zipped better than in pieces.
            { name: 'session', test: /[\\/]pages[\\/](SessionPage|Seat)\.svelte$/, priority: 1 },
            { debugName: 'games', name: gameFile, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/text/all.ts'],
  },
});
