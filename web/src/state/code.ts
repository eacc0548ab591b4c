/** Table codes as people type them: lower case, spaces and hyphens are fine (F079). */

const MOST = 12;

export function readCode(typed: string): string {
  return [...typed.normalize('NFKC').toUpperCase()]
    .filter((letter) => /[\p{L}\p{Nd}]/u.test(letter))
    .slice(0, MOST)
    .join('');
}
