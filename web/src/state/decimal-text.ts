/** Arithmetic on decimal numbers that stay text: exact at any length (W64). */

/** Digits of every script as 0 to 9. Digits stand in tens from a code that ends in 0 or 6. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const ten = code & ~0xf;
    const zero = /\p{Nd}/u.test(String.fromCodePoint(ten)) ? ten : ten + 6;
    return String(code - zero);
  });
}

/** Whether these are groups of a number: 1-3 digits, then threes (or twos, as in India). */
export function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  if (last === undefined || !/^\d{1,3}$/.test(first) || !/^\d{3}$/.test(last)) return false;
  const middle = rest.slice(0, -1);
  return (
    middle.every((group) => /^\d{3}$/.test(group)) ||
    (first.length <= 2 && middle.every((group) => /^\d{2}$/.test(group)))
  );
}

/** `digits` (maybe with a point) times ten to the `power`. */
export function shift(digits: string, power: number): string {
  const [whole = '', part = ''] = digits.split('.');
  const padded = part.padEnd(power, '0');
  return `${whole}${padded.slice(0, power)}.${padded.slice(power)}`;
}

/** Wire form: no zeros before, none behind the point, "-0" is "0". */
export function canonical(number: string): string {
  const isNegative = number.startsWith('-');
  const [whole = '', part = ''] = number.replace('-', '').split('.');
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = part.replace(/0+$/, '');
  const size = tail === '' ? head : `${head}.${tail}`;
  return isNegative && size !== '0' ? `-${size}` : size;
}

export function digitsIn(number: string): number {
  return number.replace(/\D/g, '').length;
}
