/** Numbers as this phone types and reads them, for a card's unit. */
import { readNumber, type Reading } from '../../../../state/number-reading';
import { t } from '../../../../text';
import { decimalMark, typable } from '../../../../text/format';
import { typedUnits } from '../../../../text/units';
import type { Writing } from './fields';

/** The digits that a number may have on the wire. */
const MOST_DIGITS = 30;

export function reading(typed: string, unit: string | undefined): Reading {
  return readNumber(typed, {
    decimal: decimalMark,
    allowNegative: true,
    digits: MOST_DIGITS,
    units: typedUnits(unit),
    scales: t.numbers.scales,
  });
}

export function writingFor(unit: string | undefined): Writing {
  return {
    typable,
    read(typed) {
      const read = reading(typed, unit);
      return read.kind === 'number' ? read.value : undefined;
    },
  };
}
