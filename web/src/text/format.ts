/**
 * Numbers, amounts, plurals and lists as this phone writes them, through Intl. Digits are always
 * 0 to 9, because people read them aloud across the table.
 */
import type { EditionView } from '../net/protocol.generated';

/** The phone's own language and region; the words may be in another language. */
export const locale = ((): string => {
  const wanted = typeof navigator === 'undefined' ? 'en' : (navigator.languages?.[0] ?? 'en');
  try {
    return Intl.getCanonicalLocales(wanted)[0] ?? 'en';
  } catch {
    return 'en';
  }
})();

const LATIN = { numberingSystem: 'latn' } as const;
const whole = new Intl.NumberFormat(locale, { ...LATIN, maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat(locale, { ...LATIN, minimumFractionDigits: 1 });

/** The decimal mark of this phone; anything that is no comma counts as a point. */
export const decimalMark: '.' | ',' =
  decimals.formatToParts(1.5).find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';

/** The language of the words, for plurals and lists; set with the texts. */
let spoken = 'en';
export function speak(language: string): void {
  spoken = language;
}

const MINUS = '\u2212';

/**
 * A number in wire form as people read it, exact at any length. `isPlain`: no mark in four digits,
 * so that a year looks like one.
 */
export function number(value: string, isPlain = false): string {
  const [size = '', part] = value.replace('-', '').split('.');
  const head = isPlain && size.length <= 4 ? size : whole.format(BigInt(size === '' ? '0' : size));
  const text = part === undefined ? head : `${head}${decimalMark}${part}`;
  return value.startsWith('-') ? MINUS + text : text;
}

/** A written number in the pieces between which a line may break: behind its thousands marks. */
export function groups(written: string): string[] {
  const cut = written.indexOf(decimalMark);
  const head = cut < 0 ? written : written.slice(0, cut);
  const pieces = head.match(/\D*\d+\D?/g) ?? [head];
  const last = pieces.pop() ?? '';
  return [...pieces, last + written.slice(head.length)];
}

/** A wire number as this phone would type it: its decimal mark, no other marks. */
export function typable(value: string): string {
  return value.replace('.', decimalMark);
}

export function count(n: number): string {
  return n < 0 ? MINUS + whole.format(-n) : whole.format(n);
}

/** An amount of units as the edition shows it: 4, or $400. */
export function amount(units: number, edition: Pick<EditionView, 'sign' | 'unit'>): string {
  const size = edition.sign + whole.format(Math.abs(units) * edition.unit);
  return units < 0 ? MINUS + size : size;
}

/** The same with its sign: +4, −$400. */
export function change(units: number, edition: Pick<EditionView, 'sign' | 'unit'>): string {
  return units > 0 ? `+${amount(units, edition)}` : amount(units, edition);
}

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a number takes in the language of the words. */
export function formOf(n: number, forms: Forms): string {
  return forms[new Intl.PluralRules(spoken).select(n)] ?? forms.other;
}

/** The form that `n` takes, with `#` as the number. */
export function plural(n: number, forms: Forms): string {
  return formOf(n, forms).replaceAll('#', count(n));
}

/** First, second, third ... with the forms of the language. */
export function ordinal(n: number, forms: Forms): string {
  const form = new Intl.PluralRules(spoken, { type: 'ordinal' }).select(n);
  return (forms[form] ?? forms.other).replaceAll('#', count(n));
}

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(names);
}
