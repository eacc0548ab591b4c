import { describe, expect, it } from 'vitest';
import states from '../../../dev/brain/states.json';
import { isBrain, type View } from '../../../net/types';
import { announced } from './announced';
import { lastBeat } from './beats';
import { nextOf, todoOf, whyOf } from './todo';

const played = Object.entries(states).map(
  ([name, { screen }]) => [name, screen] as unknown as [string, { view: View; table: never }],
);

describe('the rail of the table', () => {
  it.each(played)('says in one line what to do and why: %s', (_, { view, table }) => {
    if (!isBrain(view)) throw new Error('not of this game');
    const now = {
      turning: false,
      beat: lastBeat(view.phase),
      seconds: view.clock === undefined ? undefined : 20,
      paused: false,
    };
    const todo = todoOf(view, now);
    expect(todo).not.toMatch(/undefined/);
    expect(todo.length).toBeGreaterThan(3);
    expect(todo.length).toBeLessThan(60);
    if (view.phase !== 'over') expect(whyOf(view, now)).not.toMatch(/^$|undefined/);
    expect(announced(view, table)).not.toMatch(/^$|undefined/);
    const goesOn = view.phase === 'ruling' || view.phase === 'settled';
    expect(nextOf(view) !== undefined).toBe(goesOn);
  });
});
