/** The phase as the phone shows it, from states that the engine played (tools/brain_states.py). */
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isBrain, type Update } from '../../../../net/types';
import type { Session } from '../../../../state/session.svelte';
import AnswerPhase from './AnswerPhase.svelte';
import { TELL_EVERY_MS } from './sketches.svelte';

// Vitest runs in web/.
const states = JSON.parse(readFileSync('src/dev/brain/states.json', 'utf-8')) as Record<
  string,
  Record<string, Update>
>;
const MINE = Object.keys(states).filter((name) => /^(answer|draw|act)|^bonus$/.test(name));

function show(name: string, viewer: string) {
  const update = states[name]?.[viewer];
  if (update === undefined || !isBrain(update.view)) throw new Error(`no ${name} as ${viewer}`);
  const acts: object[] = [];
  const session = {
    place: 'KITE',
    clock: { left: 30_000, of: 60_000 },
    underway: [],
    isOnline: true,
    update,
    view: update.view,
    brainLegal: update.legal ?? {},
    table: update.table,
    me: update.me,
    act: (action: object) => {
      acts.push(action);
      return Promise.resolve(undefined);
    },
    draft: () => undefined,
  } as unknown as Session;
  const { container } = render(AnswerPhase, { session, game: update.view });
  return { acts, container, text: () => container.textContent ?? '' };
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('answering on a phone', () => {
  beforeEach(() => localStorage.clear());

  it.each(MINE)('shows the card of %s to everybody', (name) => {
    for (const viewer of Object.keys(states[name] ?? {}).filter((one) => one !== 'screen')) {
      const { container } = show(name, viewer);
      expect(container.querySelector('#question')?.textContent).not.toBe('');
      document.body.replaceChildren();
    }
  });

  it('hands in what was typed', async () => {
    const { acts } = show('answer-text', 'seat 1');
    await fireEvent.input(screen.getByLabelText('Your answer'), { target: { value: 'Volga' } });
    await press('Hand in');
    expect(acts).toEqual([{ do: 'answer', text: 'Volga' }]);
  });

  it('asks before it hands in a short list, and has what lay on the pad', async () => {
    const { acts } = show('answer-pad', 'seat 1');
    expect(screen.getByLabelText('Line 1')).toHaveProperty('value', 'Bolivia');
    await press('Hand in');
    expect(acts).toEqual([]);
    screen.getByText('Only 1 of 2. Hand in like this?');
    await press('Hand in anyway');
    expect(acts).toEqual([{ do: 'answer', items: ['Bolivia'] }]);
  });

  it('turns to the additional question that is still blank (B114)', async () => {
    const { acts } = show('answer-estimation-bonus', 'seat 1');
    await fireEvent.input(screen.getByLabelText(/Your number/), { target: { value: '8849' } });
    await press(/^Hand in/);
    await fireEvent.click(screen.getByLabelText('Oslo'));
    await press(/^Hand in/);
    expect(acts.at(-1)).toEqual({ do: 'answer', value: '8849', bonus: { option: 3 } });
  });

  it('hands in a job done aloud with nothing', async () => {
    const { acts } = show('answer-judged', 'seat 1');
    await press('Done');
    expect(acts).toEqual([{ do: 'answer' }]);
  });

  it('lays stones by keys and hands in all five or nothing (B71)', async () => {
    const { acts } = show('answer-links', 'seat 1');
    const fields = screen.getAllByRole('button', { name: /^Field/ });
    for (const [n, field] of fields.slice(0, 4).entries()) {
      await fireEvent.keyDown(field, { key: String(n + 1) });
    }
    const button = screen.getByRole('button', { name: '4 of 5 laid' });
    expect(button).toHaveProperty('disabled', true);
    await fireEvent.keyDown(fields[4] as Element, { key: '5' });
    await press('Hand in');
    expect(acts).toEqual([{ do: 'answer', links: { A: 1, B: 2, C: 3, D: 4, E: 5 } }]);
  });

  it('has no form for who waits', () => {
    show('answer-text', 'seat 2');
    expect(screen.queryByRole('textbox')).toBeNull();
    screen.getByText(/waits for Ada/);
  });

  it('shows nothing of an answer that is handed in until it is held', async () => {
    const { text } = show('answer-handed-in', 'seat 2');
    expect(text()).not.toContain('Chile');
    const cover = screen.getByRole('button', { name: 'Hold to see your answer' });
    await fireEvent.click(cover);
    expect(text()).toContain('Chile');
  });

  it('says at once that an attempt was wrong (B112)', () => {
    show('answer-fastest-wrong', 'seat 1');
    screen.getByText('That was wrong. You have no attempt left.');
  });
});

describe('pen and paper (B72)', () => {
  it('gives the pen to whom the team names', async () => {
    const { acts } = show('draw-pen', 'seat 1.1');
    await press('Bo');
    expect(acts).toEqual([{ do: 'pen', member: 2 }]);
  });

  it('has paper and covered words for the drawer, fields and drawings for the others', async () => {
    const drawer = show('draw', 'seat 1.2');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(drawer.text()).not.toContain('lighthouse');
    await press('Hold to read');
    expect(drawer.text()).toContain('lighthouse');
    document.body.replaceChildren();
    const namer = show('draw', 'seat 1.1');
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(namer.container.querySelectorAll('svg.drawing')).toHaveLength(3);
    document.body.replaceChildren();
    const other = show('draw', 'seat 2.1');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(other.container.querySelectorAll('svg.drawing')).toHaveLength(3);
  });

  it('takes a stroke back', async () => {
    vi.useFakeTimers();
    const { acts } = show('draw', 'seat 1.2');
    await press('Take back a stroke');
    vi.advanceTimersByTime(TELL_EVERY_MS);
    vi.useRealTimers();
    expect(acts).toEqual([{ do: 'draw', drawing: 1, keep: 2, strokes: [] }]);
  });
});
