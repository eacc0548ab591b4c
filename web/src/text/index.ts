/**
 * The words of the page. They lie in `t`, by section, from the moment that `words` has brought
 * them; `withWords` brings a page or a screen together with what it says. Adding a language is
 * adding one file to `languages` (docs/languages.md).
 */
import languages from 'virtual:languages';
import { speak } from './format';

/** All that can be said: English says it first, the other languages say the same. */
export type Words = typeof import('./languages/en');
export type Section = keyof Words;

/** What every page has from its first moment (plugins/languages.ts makes one file of it). */
export const FIRST = ['common', 'refused', 'connection', 'lost', 'join'] as const;

const DEFAULT = 'en';

/** The first of these languages that there is a file of. */
export function chosen(wanted: readonly string[]): string {
  const known = wanted.map((one) => one.split('-')[0]?.toLowerCase() ?? '');
  return known.find((one) => Object.hasOwn(languages, one)) ?? DEFAULT;
}

/** The language of the words on this page; `words` changes it. */
export let language = DEFAULT;

// A section that nobody loaded is missing here: a test knows which page needs which.
export const t = {} as Words;

/** Bring these sections, in this language from now on; what is here already costs nothing. */
export async function words(wanted: string, sections: readonly Section[]): Promise<void> {
  if (wanted !== language) for (const section of Object.keys(t)) Reflect.deleteProperty(t, section);
  language = wanted;
  speak(wanted);
  const missing = sections.filter((section) => !(section in t));
  const found = await Promise.all(missing.map((section) => languages[wanted]?.[section]()));
  missing.forEach((section, n) => Object.assign(t, { [section]: found[n] }));
}

/** A module that is on its way, once the words that it says are here as well. */
export async function withWords<T>(module: Promise<T>, ...sections: Section[]): Promise<T> {
  const [loaded] = await Promise.all([module, words(language, sections)]);
  return loaded;
}

/** What a refusal means in words; a code without words still gets an answer (law 6). */
export function refusal(code: string): string {
  return t.refused[code] ?? t.refused['internal'] ?? code;
}

/** A text of a deck: as it stands, or in the language of the page, or in any. */
export function say(text: string | Record<string, string>): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text['en'] ?? Object.values(text)[0] ?? '';
}
