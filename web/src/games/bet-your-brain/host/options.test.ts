import { describe, expect, it } from 'vitest';
import { DEFAULTS, fromView, isBrainOptions, toWire } from './options';

describe('options of Bet Your Brain', () => {
  it('say none where no clock runs (B105, B107)', () => {
    expect(toWire(DEFAULTS)).toMatchObject({ hourglass_seconds: 60, bet_seconds: 'none' });
  });

  it('come back from the view as they were set (F061)', () => {
    const view = {
      choose: 'reader',
      fastest_attempts: 0,
      early_close: false,
      tie_break: 'fewer-loans',
      seats_limit: 8,
      hourglass_seconds: 90,
    };
    expect(isBrainOptions(view)).toBe(true);
    const { bet_seconds, ...told } = toWire(fromView(view));
    expect(told).toEqual(view);
    expect(bet_seconds).toBe('none');
  });
});
