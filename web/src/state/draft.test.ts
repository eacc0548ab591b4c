import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOn } from '../net/storage';
import { Draft } from './draft.svelte';

describe('half-typed answers (F055)', () => {
  const store = storeOn(() => localStorage);
  const draft = vi.fn();
  const make = () => new Draft({ place: 'KITE', draft }, store);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    draft.mockClear();
  });
  afterEach(() => void vi.useRealTimers());

  it('is there again after a reload, in the same phase only', () => {
    const before = make();
    before.open(1, 4, undefined);
    before.type('19');
    const after = make();
    after.open(1, 4, 'older');
    expect(after.text).toBe('19');
    after.open(1, 5, undefined);
    expect(after.text).toBe('');
    const other = make();
    other.open(2, 4, undefined);
    expect(other.text).toBe('');
  });

  it('comes from the table on another phone', () => {
    const phone = make();
    phone.open(1, 4, '19');
    expect(phone.text).toBe('19');
    phone.type('190');
    phone.open(1, 4, '19');
    expect(phone.text).toBe('190');
  });

  it('is told once typing rests', () => {
    const phone = make();
    phone.open(1, 4, undefined);
    phone.type('1');
    phone.type('12');
    vi.advanceTimersByTime(1_000);
    expect(draft.mock.calls).toEqual([[4, '12']]);
  });
});
