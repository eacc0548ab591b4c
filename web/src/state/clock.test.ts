import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from './clock.svelte';

describe('the clock of a screen (F053, F057, F059)', () => {
  let now = 0;
  let clock = new Clock(() => now);
  const pass = (ms: number): void => {
    now += ms;
    clock.tick();
  };
  const told = (left_ms: number, paused = false) => ({ left_ms, of_ms: 30_000, paused });

  beforeEach(() => {
    vi.useFakeTimers();
    now = 1_000;
    clock = new Clock(() => now);
  });
  afterEach(() => {
    clock.stop();
    vi.useRealTimers();
  });

  it('counts down by itself and stops at nothing', () => {
    clock.set(told(2_500), 1);
    expect(clock.seconds).toBe(3);
    pass(1_000);
    expect(clock.left).toBe(1_500);
    pass(9_000);
    expect(clock.left).toBe(0);
  });

  it('stands while paused and shows what is left', () => {
    clock.set(told(12_000, true), 1);
    pass(5_000);
    expect(clock.left).toBe(12_000);
    expect(clock.paused).toBe(true);
  });

  it('takes in a small drift without a jump', () => {
    clock.set(told(20_000), 1);
    pass(1_000);
    clock.set(told(18_400), 1);
    expect(clock.left).toBe(19_000);
    pass(1_000);
    expect(clock.left).toBe(17_700);
    pass(1_000);
    expect(clock.left).toBe(16_400);
  });

  it('never runs backwards while it smooths', () => {
    clock.set(told(20_000), 1);
    pass(1_000);
    clock.set(told(20_400), 1);
    let before = clock.left ?? 0;
    for (let n = 0; n < 30; n += 1) {
      pass(100);
      expect(clock.left).toBeLessThanOrEqual(before);
      before = clock.left ?? 0;
    }
  });

  it('takes more time and a new phase at once', () => {
    clock.set(told(5_000), 1);
    clock.set(told(35_000), 1);
    expect(clock.left).toBe(35_000);
    clock.set(told(34_500), 2);
    expect(clock.left).toBe(34_500);
  });

  it('takes the way of the message into account', () => {
    clock.set(told(5_000), 1, 120);
    expect(clock.left).toBe(4_880);
  });

  it('is gone where no clock runs', () => {
    clock.set(told(5_000), 1);
    clock.set(undefined, 1);
    expect(clock.left).toBeUndefined();
    expect(clock.seconds).toBeUndefined();
  });
});
