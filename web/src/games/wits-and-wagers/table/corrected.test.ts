import { expect, test } from 'vitest';
import { isCorrected } from './corrected';

/** Lines such as "correct", or "undo next". */
const log = (...lines: string[]) =>
  lines.map((line, n) => {
    const [word = '', text] = line.split(' ');
    return { at_ms: n, do: word, ...(text === undefined ? {} : { text }) };
  });

test('W77: an answer is corrected until another question, or until that is taken back', () => {
  expect(isCorrected([])).toBe(false);
  expect(isCorrected(log('next', 'correct 1889'))).toBe(true);
  expect(isCorrected(log('correct 1889', 'pause', 'go-on', 'undo pause'))).toBe(true);
  expect(isCorrected(log('correct 1889', 'next'))).toBe(false);
  expect(isCorrected(log('correct 1889', 'void'))).toBe(false);
  expect(isCorrected(log('correct 1889', 'undo correct'))).toBe(false);
  expect(isCorrected(log('correct 1889', 'next', 'undo next'))).toBe(true);
  expect(isCorrected(log('correct 1888', 'correct 1889', 'undo correct'))).toBe(true);
});
