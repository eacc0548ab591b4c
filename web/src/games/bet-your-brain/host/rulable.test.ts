import { describe, expect, it } from 'vitest';
import states from '../../../dev/brain/states.json';
import type { BrainView } from '../../../net/types';
import { rulable } from './rulable';

const view = (name: keyof typeof states): BrainView =>
  states[name].screen.view as unknown as BrainView;

describe('what the host may rule on', () => {
  it('is the whole answer where it is one word (B117)', () => {
    expect(rulable(view('ruling-wrong'))).toEqual([
      { about: 1, part: 'main', lines: [{ says: 'Danube', verdict: 'wrong' }] },
    ]);
  });

  it('is each counting item of a most-correct list, and not the whole (B51)', () => {
    const third = rulable(view('ruling-most-correct')).find(({ about }) => about === 3);
    expect(third?.lines.every(({ item }) => item !== undefined)).toBe(true);
    expect(third?.lines.length).toBeGreaterThan(3);
  });

  it('has the special question beside the main one (B60)', () => {
    expect(rulable(view('ruling-bonus')).map(({ part }) => part)).toEqual(['main', 'bonus']);
  });
});
