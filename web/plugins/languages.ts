/**
 * A language is one file, and still a phone loads only a phone's words: `virtual:languages` offers
 * every exported section of every file of `src/text/languages` as a module of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/text/languages/', import.meta.url));
const SECTION = /^export const (\w+)/gm;
const ALL = 'virtual:languages';
const ASKED = /[\\/]languages[\\/](\w+)\.ts\?sections=([\w-]+)$/;

/** What every page has from its first moment comes as one file. */
const FIRST = ['common', 'refused', 'connection', 'lost', 'join'];

export function languages(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: (id) => (id === ALL ? `\0${ALL}` : undefined),
    load(id) {
      if (id !== `\0${ALL}`) return undefined;
      const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
      return `export default {${files.map(language).join()}}`;
    },
    // What is not exported and not used is not built: only the section that was asked for stays.
    transform(code, id) {
      const wanted = ASKED.exec(id)?.[2]?.split('-');
      if (wanted === undefined) return undefined;
      return code.replace(SECTION, (whole, name: string) =>
        wanted.includes(name) ? whole : whole.replace('export ', ''),
      );
    },
  };
}

function language(file: string): string {
  const path = FOLDER + file;
  const sections = [...readFileSync(path, 'utf8').matchAll(SECTION)].map(([, name]) => name ?? '');
  const loads = sections.map((name) => {
    const asked = FIRST.includes(name) ? FIRST.join('-') : name;
    const from = JSON.stringify(`${path}?sections=${asked}`);
    return `${name}: () => import(${from}).then((words) => words.${name})`;
  });
  return `${JSON.stringify(basename(file, '.ts'))}: {${loads.join()}}`;
}

/** The name of the built file that a module of words becomes; undefined for all other modules. */
export function wordsFile(id: string | null): string | undefined {
  const [, language, sections] = ASKED.exec(id ?? '') ?? [];
  if (sections === undefined) return undefined;
  return `words-${language}-${sections.includes('-') ? 'first' : sections}`;
}
