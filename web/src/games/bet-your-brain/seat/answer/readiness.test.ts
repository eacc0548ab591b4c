import { describe, expect, it } from 'vitest';
import { roomAbove } from './above-keyboard';
import { doubtOf, isComplete } from './readiness';

describe('handing in', () => {
  it('asks where a list is short or nothing is written', () => {
    const fields = { '0': 'Peru' };
    expect(doubtOf({ kind: 'items', fields, need: 3 })).toEqual({
      kind: 'short',
      count: 1,
      need: 3,
    });
    expect(doubtOf({ kind: 'items', fields, need: 1 })).toBeUndefined();
    expect(doubtOf({ kind: 'items', fields, need: undefined })).toBeUndefined();
    expect(doubtOf({ kind: 'items', fields: {}, need: undefined })?.kind).toBe('blank');
    expect(doubtOf({ kind: 'names', fields, need: 2 })?.kind).toBe('short');
    expect(doubtOf({ kind: 'text', fields: {}, need: undefined })?.kind).toBe('blank');
    expect(doubtOf({ kind: 'judged', fields: {}, need: undefined })).toBeUndefined();
  });

  it('asks where the additional question is blank', () => {
    const asked = { kind: 'value' as const, fields: { value: '5' }, need: undefined };
    expect(doubtOf({ ...asked, beside: { kind: 'text', fields: {} } })?.kind).toBe('extra');
    expect(doubtOf({ ...asked, beside: { kind: 'text', fields: { text: 'x' } } })).toBeUndefined();
  });

  it('takes all five stones and nothing less (B71)', () => {
    expect(isComplete('links', { A: '1', B: '2', C: '3', D: '4' }, true)).toBe(false);
    expect(isComplete('links', { A: '1', B: '2', C: '3', D: '4', E: '5' }, true)).toBe(true);
    expect(isComplete('value', {}, false)).toBe(false);
  });
});

describe('room above a keyboard', () => {
  it('is what is seen below the top of the phase', () => {
    expect(roomAbove({ height: 568, offsetTop: 0 }, 568, 60)).toBeUndefined();
    expect(roomAbove({ height: 308, offsetTop: 0 }, 568, 60)).toBe(248);
    expect(roomAbove({ height: 308, offsetTop: 40 }, 568, 60)).toBe(288);
    expect(roomAbove({ height: 180, offsetTop: 0 }, 568, 60)).toBe(160);
  });
});
