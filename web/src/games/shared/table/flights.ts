/**
 * Chips that go from one place to another are one chip: the same key leaves a hand and arrives on
 * a slot (Svelte's crossfade). Module-wide, because hand and mat are different components.
 */
import { crossfade } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';

export const CHIP_MS = 520;

/** Whether nothing shall move: asked at the moment of each flight. */
export function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const [send, receive] = crossfade({
  // No way to go: the table is hidden (one device is passed round) and nothing has a size.
  duration: (way) => (isStill() || way === 0 ? 0 : CHIP_MS),
  easing: cubicOut,
  /** From nowhere: a short drop on to the felt. */
  fallback: () => ({
    duration: isStill() ? 0 : 260,
    easing: cubicOut,
    css: (t: number) => `opacity: ${t}; translate: 0 ${(t - 1) * 60}%`,
  }),
});
