/** How wide a text is, in digits: marks are half as wide, the widest letters half again as wide. */
export function units(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/[.,'’\s]/u.test(letter)) sum += 0.55;
    else sum += /[mwMW]/.test(letter) ? 1.4 : 1;
  }
  return sum;
}
