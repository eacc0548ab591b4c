/** WCAG AA for the pairs that are used: 4.5 for words, 3 for large figures and edges. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Vitest makes style sheets empty, so it is read as text; it runs in web/.
const css = readFileSync('src/ui/tokens.css', 'utf8');

function colour(name: string): [number, number, number] {
  const found = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (found === undefined) throw new Error(`no colour --${name}`);
  return [0, 2, 4].map((at) => parseInt(found.slice(at, at + 2), 16)) as [number, number, number];
}

function light(name: string): number {
  const [r, g, b] = colour(name).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const SEATS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', 'white', 'grey'];
const WORDS: [string, string][] = [
  ['cream', 'felt-lit'],
  ['cream', 'wood-lit'],
  ['cream-soft', 'felt-lit'],
  ['cream-soft', 'wood'],
  ['brass-lit', 'felt-lit'],
  ['brass-lit', 'wood'],
  ['gain', 'felt-lit'],
  ['loss', 'felt'],
  ['gain', 'wood'],
  ['loss', 'wood'],
  ['brass-ink', 'brass'],
  ['brass-ink', 'brass-lit'],
  ['ink', 'paper-shade'],
  ['ink-soft', 'paper-shade'],
  ['gain-ink', 'paper-shade'],
  ['loss-ink', 'paper-shade'],
  ['danger-ink', 'danger'],
  ...SEATS.map((seat): [string, string] => [`seat-${seat}-ink`, `seat-${seat}`]),
];

test.each(WORDS)('%s on %s can be read', (words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
});
