/** Units of questions in words: UCUM codes are translated, other words stand as they are. */
import { formOf, number } from './format';
import { t } from './index';

/** UCUM writes plain words in braces: `{votes}`. */
const bare = (unit: string): string => unit.replace(/[{}]/g, '');

/** "metres"; undefined where the question has no unit. */
export function unitWord(unit: string | undefined, value?: string): string | undefined {
  if (unit === undefined || unit === '' || unit === '1') return undefined;
  const word = t.numbers.units[unit];
  if (word === undefined) return bare(unit);
  return value === undefined ? word.other : formOf(Number(value), word);
}

/** "1,912 metres"; a number without a unit may be a year and gets no mark in four digits. */
export function measured(value: string, unit: string | undefined): string {
  const word = unitWord(unit, value);
  if (word === undefined) return number(value, true);
  return `${number(value)}\u00a0${word}`;
}

/** Just the number, written as `measured` writes it. */
export function bareNumber(value: string, unit: string | undefined): string {
  return number(value, unitWord(unit) === undefined);
}

/** What may stand beside the number when it is typed, longest first, in lower case. */
export function typedUnits(unit: string | undefined): string[] {
  if (unit === undefined) return [];
  const word = t.numbers.units[unit];
  const signs = t.numbers.signs[unit] ?? [];
  const all = [bare(unit), ...(word === undefined ? [] : Object.values(word)), ...signs];
  return [...new Set(all.map((one) => one.toLowerCase()))].sort((a, b) => b.length - a.length);
}
