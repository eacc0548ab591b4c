/**
 * Reads numbers as people type them and gives the wire form (contract: an optional minus, digits,
 * if wanted a point and digits). What can be meant in two ways is read as this phone writes
 * numbers, and the other way is handed on too, so that the page can say both (F093, F095).
 *
 * Everything is text: no floats, no rounding (W64, law 7).
 */
import { asciiDigits, canonical, digitsIn, isGrouped, shift } from './decimal-text';

export interface ReadingRules {
  /** The decimal mark of this phone's language. */
  decimal: '.' | ',';
  allowNegative: boolean;
  /** Digits a number may have in all (`legal.guess.digits`). */
  digits: number;
  /** Words and signs of the question's unit, in lower case; they may stand beside the number. */
  units: readonly string[];
  /** Words for powers of ten, in lower case: `{ thousand: 3 }`. */
  scales: Readonly<Record<string, number>>;
}

export type Unread = 'not-a-number' | 'negative' | 'fraction' | 'exponent' | 'too-long' | 'unit';

export type Reading =
  | { kind: 'empty' }
  | { kind: 'number'; value: string; other?: string }
  | { kind: 'unread'; why: Unread };

const unread = (why: Unread): Reading => ({ kind: 'unread', why });

// Signs that turn or hide text and carry no number.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g;
const MINUS = /^[\u2212\u2010-\u2015\ufe63-]/u;
// Marks that can only group: spaces of any width, apostrophes, underscores, Arabic thousands.
const GROUPING = /[\s'\u2019\u02bc_\u066c]/u;

export function readNumber(typed: string, rules: ReadingRules): Reading {
  const text = tidy(typed);
  if (text === '') return { kind: 'empty' };
  if (/[\u2044\u2215/]|[\u00bc-\u00be\u2150-\u215e]/u.test(text)) return unread('fraction');
  const { sign, rest } = takeSign(takeUnitBefore(text, rules.units));
  const [, body = '', tail = ''] = /^([\d.,\s'\u2019\u02bc_\u066b\u066c]*)(.*)$/u.exec(rest) ?? [];
  if (!/\d/.test(body)) return unread('not-a-number');
  const words = readWords(tail, rules);
  if (typeof words === 'string') return unread(words);
  const readings = readBody(body.trim(), rules.decimal);
  if (readings.length === 0) return unread('not-a-number');
  const values = readings.map((digits) => canonical(sign + shift(digits, words.power)));
  const [value, other] = values;
  if (value === undefined) return unread('not-a-number');
  if (values.some((one) => digitsIn(one) > rules.digits)) return unread('too-long');
  if (value.startsWith('-') && !rules.allowNegative) return unread('negative');
  return other === undefined || other === value
    ? { kind: 'number', value }
    : { kind: 'number', value, other };
}

function tidy(typed: string): string {
  const plain = typed.replace(INVISIBLE, '');
  // Before NFKC, which would turn a half into 1, a fraction stroke and 2: that is a fraction too.
  return asciiDigits(plain.normalize('NFKC')).trim().toLowerCase();
}

function takeSign(text: string): { sign: string; rest: string } {
  if (MINUS.test(text)) return { sign: '-', rest: text.slice(1).trimStart() };
  return { sign: '', rest: text.startsWith('+') ? text.slice(1).trimStart() : text };
}

/** "$5" and "-$5" where the unit is dollars. */
function takeUnitBefore(text: string, units: readonly string[]): string {
  for (const unit of units) {
    if (text.startsWith(unit)) return text.slice(unit.length).trimStart();
    if (MINUS.test(text) && text.slice(1).trimStart().startsWith(unit)) {
      return `-${text.slice(1).trimStart().slice(unit.length).trimStart()}`;
    }
  }
  return text;
}

/** Words behind the number: a scale, the unit, or both ("1.5 million km"). */
function readWords(tail: string, rules: ReadingRules): { power: number } | Unread {
  let words = tail.trim();
  let power = 0;
  if (!rules.units.includes(words)) {
    const [, first = ''] = /^(\p{L}+\.?)/u.exec(words) ?? [];
    const scale = rules.scales[first.replace(/\.$/, '')];
    if (scale !== undefined) {
      power = scale;
      words = words.slice(first.length).trim();
    }
  }
  if (words === '' || rules.units.includes(words.replace(/\.$/, ''))) return { power };
  if (/^(e[+-]?\d|\^|\*|x\s*10|\u00d7)/u.test(words)) return 'exponent';
  // A second number or arithmetic is no unit.
  return /[\d+*=<>~]/.test(words) ? 'not-a-number' : 'unit';
}

/**
 * The ways to read digits and marks, this phone's way first. "1.234" is one and a bit where the
 * decimal mark is a point, and twelve hundred where it groups.
 */
function readBody(typed: string, decimal: '.' | ','): string[] {
  // The Arabic decimal mark means nothing else.
  const body = typed.replaceAll('\u066b', 'D');
  const spaced = body.split(GROUPING);
  if (spaced.length > 1) {
    const last = spaced.at(-1) ?? '';
    const cut = last.search(/[.,D]/);
    const whole = [...spaced.slice(0, -1), cut < 0 ? last : last.slice(0, cut)];
    if (!isGrouped(whole)) return [];
    return readSure(whole.join('') + (cut < 0 ? '' : `D${last.slice(cut + 1)}`));
  }
  if (body.includes('D')) return readSure(body);
  const marks = body.replace(/\d/g, '');
  if (marks === '') return [body];
  const lastMark = marks.at(-1) ?? '';
  const others = marks.slice(0, -1);
  // Both marks: the last is the decimal one and stands once; the other groups.
  if (others !== '' && !others.includes(lastMark)) {
    const at = body.lastIndexOf(lastMark);
    const groups = body.slice(0, at).split(others[0] ?? '');
    return isGrouped(groups) ? readSure(`${groups.join('')}D${body.slice(at + 1)}`) : [];
  }
  const groups = body.split(lastMark);
  if (others !== '') return isGrouped(groups) ? [groups.join('')] : [];
  const asDecimal = groups.join('.');
  if (!isGrouped(groups) || groups[0]?.startsWith('0') === true) return [asDecimal];
  const asGroups = groups.join('');
  return lastMark === decimal ? [asDecimal, asGroups] : [asGroups, asDecimal];
}

/** Digits with one sure decimal mark, written D. */
function readSure(body: string): string[] {
  return /^\d*D?\d*$/.test(body) ? [body.replace('D', '.')] : [];
}
