import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amount, change, number, ordinal, plural } from './format';
import { refusal, t } from './index';
import { measured, typedUnits } from './units';

const SOURCES = ['engine/refusals.py', 'table/words.py'];

describe('words', () => {
  it('has its own words for every refusal code of the server (F175)', () => {
    for (const source of SOURCES) {
      // Vitest runs in web/.
      const python = readFileSync(`../src/secondguess/${source}`, 'utf-8');
      const codes = [...python.matchAll(/^ {4}"([a-z-]+)": "/gm)].map((match) => match[1] ?? '');
      expect(codes.length).toBeGreaterThan(10);
      for (const code of codes) expect(t.refused, `${source}: ${code}`).toHaveProperty(code);
    }
  });

  it('answers a code it does not know', () => {
    expect(refusal('never-heard-of')).toBe(t.refused['internal']);
  });
});

describe('numbers as this phone writes them', () => {
  it('are exact at any length (W64)', () => {
    expect(number('1912')).toBe('1,912');
    expect(number('-40.05')).toBe('\u221240.05');
    expect(number('123456789012345678901234567890')).toBe(
      '123,456,789,012,345,678,901,234,567,890',
    );
    expect(number('0.000000000000000000000000000001')).toBe('0.000000000000000000000000000001');
  });

  it('have no mark where they may be a year', () => {
    expect(measured('1912', undefined)).toBe('1912');
    expect(measured('19120', undefined)).toBe('19,120');
    expect(measured('1912', 'm')).toBe('1,912\u00a0metres');
    expect(measured('1', 'm')).toBe('1\u00a0metre');
    expect(measured('3', '{votes}')).toBe('3\u00a0votes');
  });

  it('show amounts as the edition does', () => {
    const second = { sign: '', unit: 1 };
    const deluxe = { sign: '$', unit: 100 };
    expect(amount(12, second)).toBe('12');
    expect(amount(12, deluxe)).toBe('$1,200');
    expect(change(3, deluxe)).toBe('+$300');
    expect(change(-3, deluxe)).toBe('\u2212$300');
    expect(change(0, second)).toBe('0');
  });

  it('know one from many, and places', () => {
    expect(plural(1, { one: '# chip', other: '# chips' })).toBe('1 chip');
    expect(plural(1200, { one: '# chip', other: '# chips' })).toBe('1,200 chips');
    const places = [1, 2, 3, 4, 11, 21].map((n) => ordinal(n, t.seat.over.ordinals));
    expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
  });

  it('may be typed with the unit in words or as a sign', () => {
    expect(typedUnits('m')).toEqual(['metres', 'metre', 'm']);
    expect(typedUnits('USD')).toContain('$');
    expect(typedUnits(undefined)).toEqual([]);
  });
});
