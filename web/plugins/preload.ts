/** Tells the browser in the document itself what the first page needs beside the entry. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const WORDS = /words-en-first/;

/** The words are fetched by the entry: one round trip less when they are named here. */
export function preloadWords(): Plugin {
  return {
    name: 'preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }): HtmlTagDescriptor[] {
        const file = Object.keys(bundle).find((name) => WORDS.test(name));
        if (file === undefined) throw new Error('the words of the first page have no file');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
