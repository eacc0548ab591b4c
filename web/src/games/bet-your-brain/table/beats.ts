/** What is shown one after the other: the ruling turns the answers over, the settlement pays. */
import type { BrainView } from '../../../net/types';

export const BEATS = [
  // ruling
  'hush',
  'answers',
  'solution',
  'verdicts',
  // settled
  'laid',
  'markers',
  'stakes',
  'won',
  'special',
  'credits',
  'told',
] as const;
export type Beat = (typeof BEATS)[number];

export interface Cue {
  at: number;
  beat: Beat;
}

/** Whether `now` is at `beat` or past it. */
export function hasCome(now: Beat | undefined, beat: Beat): boolean {
  return now !== undefined && BEATS.indexOf(now) >= BEATS.indexOf(beat);
}

/** The last beat of a phase: what a page that comes late sees. */
export function lastBeat(phase: BrainView['phase']): Beat | undefined {
  if (phase === 'ruling') return 'verdicts';
  return phase === 'settled' || phase === 'over' ? 'told' : undefined;
}

/** The script of a phase that is staged; empty for the others. What does not happen takes no time. */
export function script(view: BrainView): Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  const add = (beat: Beat, after: number): void => {
    at += after;
    cues.push({ at, beat });
  };
  if (view.phase === 'ruling') {
    add('hush', 0);
    add('answers', 700);
    add('solution', 1_500);
    add('verdicts', 1_200);
  }
  if (view.phase === 'settled') {
    const moves = Object.values(view.settlement?.moves ?? {});
    const markers = Object.values(view.bets ?? {}).some((bet) => bet.marker !== undefined);
    const some = (is: (move: (typeof moves)[number]) => boolean): boolean => moves.some(is);
    add('laid', 0);
    add('markers', markers ? 900 : 200);
    add('stakes', markers ? 1_500 : 500);
    add('won', 1_100);
    add('special', some((move) => move.special > 0) ? 1_200 : 0);
    add('credits', some((move) => move.loan || move.returned > 0) ? 1_200 : 0);
    add('told', 900);
  }
  return cues;
}
