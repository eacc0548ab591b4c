/** A notepad of lines: typing, pasting several at once, taking one away. Pure functions. */

/** A list that was pasted, or typed with commas, as its entries. */
export function split(pasted: string): string[] {
  const lines = pasted.split(/[\n\r;\u2022]+|\t+/u);
  const parts = lines.length > 1 ? lines : pasted.split(/[,\u060c\u3001\uff0c]/u);
  return parts.map((one) => one.replace(/^[\s\-*\u2013\u2014]+|\s+$/gu, '')).filter(Boolean);
}

/** Whether this is more than one line's worth. */
export function isSeveral(pasted: string): boolean {
  return split(pasted).length > 1;
}

export interface Limits {
  lines: number;
  letters: number;
}

/** A pasted list goes in at line `at`, behind what is written there. */
export function insert(
  lines: readonly string[],
  at: number,
  pasted: string,
  limits: Limits,
): string[] {
  const entries = split(pasted).map((one) => cut(one, limits.letters));
  const isBlank = (lines[at] ?? '').trim() === '';
  const before = lines.slice(0, isBlank ? at : at + 1);
  return [...before, ...entries, ...lines.slice(at + 1)].slice(0, limits.lines);
}

export function write(lines: readonly string[], at: number, text: string): string[] {
  return Array.from({ length: Math.max(lines.length, at + 1) }, (_, n) =>
    n === at ? text : (lines[n] ?? ''),
  );
}

export function remove(lines: readonly string[], at: number): string[] {
  return lines.filter((_, n) => n !== at);
}

/** The first letters of a text; a pair of halves stays whole. */
export function cut(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(letters - 1)) ? letters - 1 : letters;
  return text.slice(0, end);
}
