import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8377';
const PAGE = '/pages/Join.svelte';

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

/**
 * Tells the browser in the document itself what the join page needs beside the entry, so that a
 * phone that scans the code waits for one round trip less (usable in a second on slow 4G).
 */
function preloadJoin(): Plugin {
  return {
    name: 'preload-join',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(PAGE));
        if (page === undefined) throw new Error(`no chunk of its own for ${PAGE}`);
        const scripts = [page.fileName, ...page.imports];
        const styles = chunks
          .filter((chunk) => scripts.includes(chunk.fileName))
          .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const tags: HtmlTagDescriptor[] = [
          ...scripts.map((file) => link('modulepreload', file)),
          ...styles.map((file) => link('stylesheet', file)),
        ];
        return tags.filter((tag) => !html.includes(String(tag.attrs?.['href'])));
      },
    },
  };
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
}
