import { beforeEach, describe, expect, test } from 'vitest';
import type { Time } from '../../shared/table/time';
import { Reveal, script } from './reveal.svelte';
import { bet, settled } from './table.fixture';

/** Time that stands still until it is told. */
class Hands implements Time {
  #now = 0;
  #calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wake(after_ms: number, call: () => void): () => void {
    const one = { at: this.#now + after_ms, call };
    this.#calls.push(one);
    return () => (this.#calls = this.#calls.filter((other) => other !== one));
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#calls.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#calls = this.#calls.filter((one) => one !== due);
      this.#now = due.at;
      due.call();
    }
    this.#now = end;
  }
}

let time: Hands;
let heard: string[];
let reveal: Reveal;

beforeEach(() => {
  time = new Hands();
  heard = [];
  reveal = new Reveal(time, (cue) => heard.push(`${cue.beat}${cue.lit}`));
});

describe('the script', () => {
  test('cards from low to high, then answer, winner, losses, payment, bonus, standings', () => {
    expect(script(settled()).map((cue) => `${cue.beat}${cue.lit}`)).toEqual([
      'hush0', 'hush1', 'hush2', 'hush3', 'answer3', 'winner3', 'sweep3', 'pay3', 'bonus3', 'standings3',
    ]); // prettier-ignore
  });

  test('10 to 12 s with seven guesses', () => {
    const mat = Array.from({ length: 7 }, (_, n) => ({
      guess: String(n),
      odds: 2,
      seats: [n + 1],
      bets: [{ seat: 1, chips: 0 }],
    }));
    const end = script(settled({ mat })).at(-1)?.at ?? 0;
    expect(end).toBeGreaterThan(10_000);
    expect(end).toBeLessThan(12_500);
  });
});

describe('the reveal', () => {
  test('plays when this page saw the bets', () => {
    reveal.show(bet());
    expect(reveal.beat).toBeUndefined();
    reveal.show(settled());
    expect([reveal.beat, reveal.lit]).toEqual(['hush', 0]);
    time.pass(1_000);
    expect(reveal.lit).toBe(1);
    expect(reveal.has('answer')).toBe(false);
    time.pass(20_000);
    expect(reveal.beat).toBe('standings');
    expect(heard.at(-1)).toBe('standings3');
  });

  test('F087: on load in the middle it shows the end at once, and nothing sounds', () => {
    reveal.show(settled());
    expect([reveal.beat, reveal.lit]).toEqual(['standings', 3]);
    expect(heard).toEqual([]);
  });

  test('F087: nor does it play after a gap in which the bets were missed', () => {
    reveal.show(bet({ stage: 1 }));
    reveal.show(settled());
    expect(reveal.beat).toBe('standings');
  });

  test('an update of the same phase does not disturb it', () => {
    reveal.show(bet());
    reveal.show(settled());
    time.pass(2_000);
    const lit = reveal.lit;
    reveal.show(settled({ waiting: [1] }));
    expect([reveal.beat, reveal.lit]).toEqual(['hush', lit]);
  });

  test('W77: a corrected answer is shown at once', () => {
    reveal.show(bet());
    reveal.show(settled());
    time.pass(2_000);
    const question = { ...settled().question, answer: '21' };
    reveal.show(settled({ question }));
    expect(reveal.beat).toBe('standings');
  });

  test('next or the clock ends it at any time, and no late cue comes', () => {
    reveal.show(bet());
    reveal.show(settled());
    time.pass(2_000);
    reveal.show(bet({ phase: 'guess', stage: 4 }));
    expect([reveal.beat, reveal.lit]).toEqual([undefined, 0]);
    const count = heard.length;
    time.pass(20_000);
    expect(heard.length).toBe(count);
  });

  test('with reduced motion everything is there at once', () => {
    reveal.show(bet(), 0, true);
    reveal.show(settled(), 0, true);
    expect(reveal.beat).toBe('standings');
    expect(heard).toEqual([]);
  });

  test('a new game on the same table is no continuation', () => {
    reveal.show(bet(), 1);
    reveal.show(settled(), 2);
    expect(reveal.beat).toBe('standings');
  });
});
