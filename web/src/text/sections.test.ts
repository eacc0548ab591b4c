/** Whatever is loaded later comes with the words that it says: read from the sources. */
import { dirname, join, normalize } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIRST, t } from './index';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter(
    (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|\.d\.ts$|[\\/]dev[\\/]/.test(name),
  );
const LATER = /(withWords\(\s*)?\bimport\('([^']+)'\)([^;]*)/g;
const STATIC = /^\s*(?:import|export) (?!type )(?:[^'";]* from )?'(\.[^']+)'/gm;
const SAID = /\bt\.(\w+)/g;

const text = (file: string): string => readFileSync(file, 'utf8');

/** The file that a relative import means. */
function found(from: string, path: string): string | undefined {
  const name = normalize(join(dirname(from), path));
  return [name, `${name}.ts`, join(name, 'index.ts')].find((one) => SOURCES.includes(one));
}

/** A module and everything that comes along with it. */
function along(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of text(file).matchAll(STATIC)) {
    const next = found(file, path);
    if (next !== undefined) along(next, seen);
  }
  return seen;
}

function said(file: string): string[] {
  const names = [...along(file)].flatMap((one) =>
    [...text(one).matchAll(SAID)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)].filter((name) => name in t);
}

const loads = SOURCES.flatMap((file) =>
  [...text(file).matchAll(LATER)].map(([, withWords, path = '', rest = '']) => ({
    file: found(file, path) ?? path,
    by: file,
    words: withWords === undefined ? [] : [...rest.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  })),
);

describe('words of what is loaded later', () => {
  it('are looked for in all of it', () => {
    expect(loads.length).toBeGreaterThan(9);
    expect(said('src/pages/Join.svelte')).toContain('join');
    expect(said('src/games/wits-and-wagers/seat/Play.svelte')).toContain('numbers');
  });

  it.each(loads)('$file, by $by', ({ file, by, words }) => {
    // A part may count on what every page that has it brought.
    const pages = loads.filter((one) => along(one.file).has(by));
    const [first, ...others] = pages.map((one) => one.words);
    const brought = (first ?? []).filter((name) => others.every((words) => words.includes(name)));
    const here = [...FIRST, ...words, ...brought];
    expect(said(file).filter((name) => !here.includes(name))).toEqual([]);
  });

  it('are not read while a module is loaded, when they may not be there', () => {
    const early = /^(?:export )?const (?:\w+|\{[^}]*\})(?:: [^=]+)? = (?!.*=>).*\bt\.\w+/m;
    const modules = SOURCES.filter((file) => file.endsWith('.ts') && !file.includes('languages'));
    expect(modules.filter((file) => early.test(text(file)))).toEqual([]);
  });

  it('are there for the first page', () => {
    expect(said('src/main.ts').filter((name) => !FIRST.some((one) => one === name))).toEqual([]);
  });
});
