import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../../net/protocol.generated';
import { storeOn } from '../../../../net/storage';
import type { Kinds, Part } from './fields';
import { Pad, TELL_AFTER_MS, waitFor, type PadSetup } from './pad.svelte';

const store = storeOn(() => localStorage);

function make(kinds: Kinds = { main: 'text' }, more: Partial<PadSetup> = {}) {
  const acts: Answer[] = [];
  const drafts: string[] = [];
  const line = {
    place: 'KITE',
    view: { stage: 3 } as { stage: number } | undefined,
    clock: { left: undefined as number | undefined },
    refuse: undefined as string | undefined,
    act(action: Answer) {
      acts.push(action);
      return Promise.resolve(line.refuse);
    },
    draft: (_: number, value: string) => void drafts.push(value),
  };
  const part: Part = kinds.main === undefined ? 'bonus' : 'main';
  const pad = new Pad({
    line,
    store,
    writing: { typable: (v) => v, read: (v) => (/^\d+$/.test(v) ? v : undefined) },
    kinds,
    part,
    game: 1,
    stage: 3,
    isTold: true,
    now: () => Date.now(),
    ...more,
  });
  return { pad, line, acts, drafts };
}

const rest = (ms = TELL_AFTER_MS): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('the pad (B109)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('is told soon after typing, once', async () => {
    const { pad, acts } = make();
    pad.type('main', { text: 'Vol' });
    pad.type('main', { text: 'Volga' });
    await rest();
    await rest();
    expect(acts).toEqual([{ do: 'answer', text: 'Volga', final: false }]);
  });

  it('is told before the bell, however late it was typed', async () => {
    expect(waitFor(undefined)).toBe(500);
    expect(waitFor(30_000)).toBe(500);
    expect(waitFor(1_700)).toBe(200);
    expect(waitFor(300)).toBe(60);
    const { pad, line, acts } = make();
    line.clock.left = 400;
    pad.type('main', { text: 'Volga' });
    await rest(60);
    expect(acts).toHaveLength(1);
  });

  it('is told at once when the field or the page is left', () => {
    const { pad, acts } = make();
    pad.type('main', { text: 'Volga' });
    pad.flush();
    pad.flush();
    expect(acts).toHaveLength(1);
  });

  it('is not told in another phase', async () => {
    const { pad, line, acts } = make();
    pad.type('main', { text: 'Volga' });
    line.view = { stage: 4 };
    await rest();
    pad.close();
    expect(acts).toEqual([]);
  });

  it('waits for the last answer before it tells more', async () => {
    let answer: (code: string | undefined) => void = () => undefined;
    const { pad, line, acts } = make();
    line.act = (action) => {
      acts.push(action);
      return new Promise((tell) => (answer = tell));
    };
    pad.type('main', { text: 'V' });
    await rest();
    pad.type('main', { text: 'Vo' });
    await rest(5_000);
    expect(acts).toHaveLength(1);
    answer(undefined);
    await rest();
    expect(acts.at(-1)).toEqual({ do: 'answer', text: 'Vo', final: false });
  });

  it('carries the additional question beside the main one (B114)', async () => {
    const { pad, acts } = make({ main: 'value', bonus: 'option' });
    pad.type('bonus', { option: '2' });
    await rest();
    expect(acts[0]).toEqual({ do: 'answer', value: '', bonus: { option: 2 }, final: false });
    pad.type('main', { value: '12' });
    await pad.handIn();
    expect(acts.at(-1)).toEqual({ do: 'answer', value: '12', bonus: { option: 2 } });
  });

  it('answers the additional question alone in its own phase', async () => {
    const { pad, acts } = make({ bonus: 'text' });
    pad.open({ text: 'Volga', bonus: { text: 'Cas' } }, undefined);
    expect(pad.part('bonus')).toEqual({ text: 'Cas' });
    pad.type('bonus', { text: 'Caspian' });
    await pad.handIn();
    expect(acts).toEqual([{ do: 'answer', text: 'Caspian' }]);
  });

  it('is there again after a reload, unless the table has something newer', async () => {
    const before = make();
    before.pad.type('main', { text: 'Vol' });
    const unsent = make();
    unsent.pad.open({ text: 'V' }, undefined);
    expect(unsent.pad.part('main')).toEqual({ text: 'Vol' });
    await rest();
    const sent = make();
    sent.pad.open({ text: 'Volga, by Bo' }, undefined);
    expect(sent.pad.part('main')).toEqual({ text: 'Volga, by Bo' });
    const other = make({ main: 'text' }, { stage: 4 });
    other.pad.open(undefined, undefined);
    expect(other.pad.part('main')).toEqual({});
  });

  it('is forgotten once it is handed in, not when that is refused', async () => {
    const { pad, line } = make();
    pad.type('main', { text: 'Volga' });
    line.refuse = 'storage';
    expect(await pad.handIn()).toBe('storage');
    expect(make().pad.part('main')).toEqual({});
    const again = make();
    again.pad.open(undefined, undefined);
    expect(again.pad.part('main')).toEqual({ text: 'Volga' });
    line.refuse = undefined;
    expect(await pad.handIn()).toBeUndefined();
    const later = make();
    later.pad.open(undefined, undefined);
    expect(later.pad.part('main')).toEqual({});
  });
});

describe('the pad of a team', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('shows what another member types, and keeps what I am typing', async () => {
    const { pad } = make({ main: 'items' });
    pad.type('main', { '0': 'Peru' });
    pad.take({ items: ['Per', 'Chile'] });
    expect(pad.part('main')).toEqual({ '0': 'Peru', '1': 'Chile' });
    await rest();
    await rest(4_000);
    pad.take({ items: ['Paraguay', 'Chile'] });
    expect(pad.part('main')).toEqual({ '0': 'Paraguay', '1': 'Chile' });
  });

  it('sends mine again where it was overwritten while I typed', async () => {
    const { pad, acts } = make({ main: 'items' });
    pad.type('main', { '0': 'Peru' });
    await rest();
    pad.take({ items: ['', 'Chile'] });
    await rest();
    expect(acts.at(-1)).toEqual({ do: 'answer', items: ['Peru', 'Chile'], final: false });
  });

  it('comes to rest when two write in one field', async () => {
    const { pad, acts } = make();
    pad.type('main', { text: 'mine' });
    await rest();
    for (let n = 0; n < 20; n += 1) {
      pad.take({ text: 'theirs' });
      await rest();
    }
    expect(pad.part('main')).toEqual({ text: 'theirs' });
    const before = acts.length;
    await rest(10_000);
    expect(acts).toHaveLength(before);
  });

  it('does not hold lines that I left blank for mine', () => {
    const { pad } = make({ main: 'names' });
    pad.type('main', { '0': '', '1': 'line' });
    pad.take({ names: ['ring'] });
    expect(pad.part('main')).toEqual({ '0': 'ring', '1': 'line' });
  });

  it('takes away a line that another removed', async () => {
    const { pad } = make({ main: 'items' });
    pad.open({ items: ['a', 'b'] }, undefined);
    pad.take({ items: ['a'] });
    expect(pad.reply(false)).toEqual({ items: ['a'] });
  });
});

describe('the pad of a fastest card (B112)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it('is no attempt: it stays here and is a draft', async () => {
    const { pad, acts, drafts } = make({ main: 'text' }, { isTold: false });
    pad.type('main', { text: 'Vol' });
    await rest();
    expect(acts).toEqual([]);
    const other = make({ main: 'text' }, { isTold: false, store: storeOn(() => sessionStorage) });
    other.pad.open({ text: 'Danube' }, drafts[0]);
    expect(other.pad.part('main')).toEqual({ text: 'Vol' });
  });

  it('starts empty after an attempt', async () => {
    const { pad } = make({ main: 'text' }, { isTold: false });
    pad.type('main', { text: 'Danube' });
    await pad.handIn();
    expect(pad.part('main')).toEqual({});
  });

  it('takes no rubbish for a draft', () => {
    const { pad } = make({ main: 'text' }, { isTold: false });
    pad.open(undefined, 'no json');
    expect(pad.fields).toEqual({});
  });
});
