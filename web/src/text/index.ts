/** The words of the page, in the language of the phone as far as there is one. */
import { en, type Texts } from './en';

/** A further language is one file and one line in `text/languages`. */
export const t: Texts = en;

/** What a refusal means in words; a code without words still gets an answer (law 6). */
export function refusal(code: string): string {
  return t.refused[code] ?? t.refused['internal'] ?? code;
}

/** A text of a deck: as it stands, or in the language of the page, or in any. */
export function say(text: string | Record<string, string>): string {
  if (typeof text === 'string') return text;
  return text[t.language] ?? text['en'] ?? Object.values(text)[0] ?? '';
}

export type { Texts };
