import { describe, expect, it } from 'vitest';
import { readNumber, type Reading, type ReadingRules } from './number-reading';

const SCALES = { thousand: 3, k: 3, million: 6, mio: 6, billion: 9 };
const rules = (change: Partial<ReadingRules> = {}): ReadingRules => ({
  decimal: '.',
  allowNegative: true,
  digits: 30,
  units: ['km', 'kilometres', 'kilometre'],
  scales: SCALES,
  ...change,
});
const is = (value: string, other?: string): Reading =>
  other === undefined ? { kind: 'number', value } : { kind: 'number', value, other };
const not = (why: string): Reading => ({ kind: 'unread', why }) as Reading;

describe('reading numbers (F093, F095)', () => {
  it.each<[string, Reading, Reading]>([
    // typed, where the point is the decimal mark, where the comma is
    ['16', is('16'), is('16')],
    ['16,000', is('16000', '16'), is('16', '16000')],
    ['16.000', is('16', '16000'), is('16000', '16')],
    ['3.141', is('3.141', '3141'), is('3141', '3.141')],
    ['1,912', is('1912', '1.912'), is('1.912', '1912')],
    ['1,5', is('1.5'), is('1.5')],
    ['1.5', is('1.5'), is('1.5')],
    ['0,125', is('0.125'), is('0.125')],
    ['1,234,567', is('1234567'), is('1234567')],
    ['1.234.567', is('1234567'), is('1234567')],
    ['12,34,567', is('1234567'), is('1234567')],
    ['1,234.5', is('1234.5'), is('1234.5')],
    ['1.234,5', is('1234.5'), is('1234.5')],
    ['1,234.567', is('1234.567'), is('1234.567')],
    ['1 234', is('1234'), is('1234')],
    ['1 234,5', is('1234.5'), is('1234.5')],
    ["1'234", is('1234'), is('1234')],
    ['1’234’567.8', is('1234567.8'), is('1234567.8')],
    ['1_000', is('1000'), is('1000')],
    ['1\u202f234', is('1234'), is('1234')],
    ['1,23,4', not('not-a-number'), not('not-a-number')],
    ['1,23.4', not('not-a-number'), not('not-a-number')],
    ['12 5', not('not-a-number'), not('not-a-number')],
    ['1.2.3', not('not-a-number'), not('not-a-number')],
    ['.5', is('0.5'), is('0.5')],
    [',5', is('0.5'), is('0.5')],
    ['5,', is('5'), is('5')],
    ['5.', is('5'), is('5')],
    [' 5 ', is('5'), is('5')],
    ['+5', is('5'), is('5')],
    ['-5', is('-5'), is('-5')],
    ['−5', is('-5'), is('-5')],
    ['– 5', is('-5'), is('-5')],
    ['-0', is('0'), is('0')],
    ['007', is('7'), is('7')],
    ['012.50', is('12.5'), is('12.5')],
    ['１２３', is('123'), is('123')],
    ['٣٤٥', is('345'), is('345')],
    ['۱۲۳۴', is('1234'), is('1234')],
    ['९६', is('96'), is('96')],
    ['١٬٢٣٤٫٥', is('1234.5'), is('1234.5')],
    ['1.5 million', is('1500000'), is('1500000')],
    ['1,5 Mio.', is('1500000'), is('1500000')],
    ['3k', is('3000'), is('3000')],
    ['2 thousand km', is('2000'), is('2000')],
    ['0.5 billion', is('500000000'), is('500000000')],
    ['5 km', is('5'), is('5')],
    ['5 Kilometres', is('5'), is('5')],
    ['5%', not('unit'), not('unit')],
    ['$5', not('not-a-number'), not('not-a-number')],
    ['5 apples', not('unit'), not('unit')],
    ['1e3', not('exponent'), not('exponent')],
    ['10^3', not('exponent'), not('exponent')],
    ['1/2', not('fraction'), not('fraction')],
    ['½', not('fraction'), not('fraction')],
    ['5 or 6', not('not-a-number'), not('not-a-number')],
    ['5-6', not('not-a-number'), not('not-a-number')],
    ['NaN', not('not-a-number'), not('not-a-number')],
    ['Infinity', not('not-a-number'), not('not-a-number')],
    ['-', not('not-a-number'), not('not-a-number')],
    ['.', not('not-a-number'), not('not-a-number')],
    ['', { kind: 'empty' }, { kind: 'empty' }],
    ['   ', { kind: 'empty' }, { kind: 'empty' }],
    ['9'.repeat(31), not('too-long'), not('too-long')],
    ['9'.repeat(30), is('9'.repeat(30)), is('9'.repeat(30))],
    ['1'.repeat(29) + ' million', not('too-long'), not('too-long')],
  ])('%j', (typed, withPoint, withComma) => {
    expect(readNumber(typed, rules())).toEqual(withPoint);
    expect(readNumber(typed, rules({ decimal: ',' }))).toEqual(withComma);
  });

  it('takes no number below zero where the question takes none (W63)', () => {
    expect(readNumber('-5', rules({ allowNegative: false }))).toEqual(not('negative'));
    expect(readNumber('-0', rules({ allowNegative: false }))).toEqual(is('0'));
  });

  it('drops signs of the unit before and behind', () => {
    const money = rules({ units: ['$', 'dollars'] });
    expect(readNumber('$5', money)).toEqual(is('5'));
    expect(readNumber('-$5', money)).toEqual(is('-5'));
    expect(readNumber('5 dollars', money)).toEqual(is('5'));
    expect(readNumber('5%', rules({ units: ['%'] }))).toEqual(is('5'));
  });

  it('takes a unit before a scale of the same letter', () => {
    expect(readNumber('5 K', rules({ units: ['k'] }))).toEqual(is('5'));
  });

  it('never reads something else than it wrote itself', () => {
    for (const decimal of ['.', ','] as const) {
      for (const value of ['0', '1912', '-40', '0.001', '123456789.25']) {
        const local = decimal === ',' ? value.replace('.', ',') : value;
        expect(readNumber(local, rules({ decimal }))).toMatchObject({ value });
      }
    }
  });
});
