import { expect, test } from 'vitest';
import type { Store } from '../../../net/storage';
import { Sounds } from './sound.svelte';

function memory(): Store & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    drop: (key) => void kept.delete(key),
  };
}
const none = (): AudioContext => {
  throw new Error('no sound here');
};

test('sound is off until somebody turns it on, and the choice is remembered', () => {
  const store = memory();
  const sounds = new Sounds(store, none);
  expect(sounds.on).toBe(false);
  sounds.toggle();
  expect(new Sounds(store, none).on).toBe(true);
  sounds.toggle();
  expect(new Sounds(store, none).on).toBe(false);
});

test('a machine without sound plays on in silence', () => {
  const sounds = new Sounds(memory(), none);
  sounds.toggle();
  expect(() => sounds.play('sting')).not.toThrow();
});

test('no sound is made before a tap, even where it was left on', () => {
  let made = 0;
  const store = memory();
  store.write('secondguess.sound', 'on');
  const sounds = new Sounds(store, () => {
    made += 1;
    return none();
  });
  sounds.play('chip');
  expect(made).toBe(0);
});
