import { describe, expect, test, vi } from 'vitest';
import { offset, pointed } from '../seat/wheel';
import { pegsPassed, Spin, way, weight } from './spin.svelte';

const EIGHT = ['geography', 'nature', 'science', 'history', 'arts', 'stage', 'play', 'create'];

describe('B10: the arrow', () => {
  test('turns more than once round and ends on the category', () => {
    for (let sector = 0; sector < 8; sector += 1) {
      for (const [from, stage] of [
        [0, 1],
        [123, 7],
        [359, 36],
      ] as const) {
        const distance = way(from, sector, 8, stage);
        expect(distance).toBeGreaterThan(360);
        expect(pointed(from + distance, 8)).toBe(sector);
      }
    }
  });

  test('has weight: it gathers way, then slows down to nothing, never backwards', () => {
    expect(weight(0)).toBe(0);
    expect(weight(1)).toBe(1);
    const steps = Array.from({ length: 50 }, (_, n) => weight((n + 1) / 50) - weight(n / 50));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    const most = steps.indexOf(Math.max(...steps));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(8);
    expect(steps.at(-1)).toBeLessThan(0.0001);
  });

  test('lands inside its sector, and not always at the same place', () => {
    const places = [1, 2, 3, 4, 5].map(offset);
    expect(new Set(places).size).toBe(5);
    for (const place of places) expect(Math.abs(place)).toBeLessThanOrEqual(0.5);
  });

  test('passes sixteen pegs in a turn', () => {
    expect(pegsPassed(370) - pegsPassed(10)).toBe(16);
  });

  test('F087: a page that comes late sees it point at once', () => {
    const spin = new Spin();
    spin.show({ game: 1, turn: 1, stage: 2 }, EIGHT, 'history', false);
    expect(spin.isTurning).toBe(false);
    expect(pointed(spin.angle, 8)).toBe(3);
  });

  test('a page that saw it lie sees it turn, and may skip that', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const spin = new Spin();
    spin.show({ game: 1, turn: 1, stage: 1 }, EIGHT, undefined, false);
    spin.show({ game: 1, turn: 1, stage: 2 }, EIGHT, 'history', false);
    expect(spin.isTurning).toBe(true);
    spin.skip();
    expect(spin.isTurning).toBe(false);
    expect(pointed(spin.angle, 8)).toBe(3);
    vi.unstubAllGlobals();
  });

  test('with reduced motion it does not turn', () => {
    const spin = new Spin();
    spin.show({ game: 1, turn: 1, stage: 1 }, EIGHT, undefined, true);
    spin.show({ game: 1, turn: 1, stage: 2 }, EIGHT, 'create', true);
    expect(spin.isTurning).toBe(false);
    expect(pointed(spin.angle, 8)).toBe(7);
  });
});
