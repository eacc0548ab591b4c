import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { states } from '../../../dev/table/states';
import { isWits, type Update } from '../../../net/types';
import { Clock } from '../../../state/clock.svelte';
import Scene from './Scene.svelte';

/** What a session shows of one update; nothing moves in these tests. */
function seen(name: string, more: Partial<Update> = {}) {
  const update = { ...(states[name] as Update), ...more };
  const clock = new Clock();
  if ('clock' in update.view) clock.set(update.view.clock, update.view.stage);
  clock.stop();
  return {
    clock,
    view: update.view,
    game: isWits(update.view) ? update.view : undefined,
    table: update.table,
    host: update.host,
    status: 'open' as const,
    underway: [] as readonly string[],
    act: vi.fn(() => Promise.resolve(undefined)),
  };
}
const show = (name: string, more: Partial<Update> = {}) => {
  const session = seen(name, more);
  render(Scene, { session, address: 'http://192.168.1.5:8377/' });
  return session;
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the lobby', () => {
  test('tells code, address and who sits', () => {
    show('lobby-4');
    expect(screen.getByText('Table code: KITEB')).toBeTruthy();
    expect(screen.getByText('192.168.1.5:8377')).toBeTruthy();
    const places = screen.getByRole('list', { name: '4 of 7 seats taken' });
    expect(within(places).getAllByRole('listitem').length).toBe(7);
  });

  test('asks nobody to join where one device goes round', () => {
    show('lobby-4');
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    cleanup();
    show('lobby-4', { table: { ...(states['lobby-4'] as Update).table, screen: 'pass' } });
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByText('192.168.1.5:8377')).toBeNull();
    expect(screen.getByRole('list', { name: '4 of 7 seats taken' })).toBeTruthy();
  });

  test('only who may start is offered to', () => {
    const session = show('lobby-4');
    screen.getByRole('button', { name: 'Start the game' }).click();
    expect(session.act).toHaveBeenCalledWith({ do: 'start' });
    cleanup();
    render(Scene, { session: { ...seen('lobby-4'), host: undefined }, address: 'http://x/' });
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  });
});

describe('the mat', () => {
  test('is an ordered list that reads like the board', () => {
    show('bet-5');
    const mat = screen.getByRole('list', { name: /^The mat/ });
    const read = [...mat.children].map((slot) => slot.firstElementChild?.textContent);
    expect(read).toEqual([
      'Slot 1 of 5: All guesses too high, pays 6 to 1; bets: Bo 1 chip',
      'Slot 2 of 5: −12, pays 4 to 1, written by Bo; no bets',
      'Slot 3 of 5: 0.25, pays 3 to 1, written by Ann and Cleo; bets: Ann 1 chip plus 12 under it and Cleo 1 chip',
      '',
      'Slot 4 of 5: 7, pays 3 to 1, written by Dimitri; bets: Dimitri 1 chip plus 20 under it',
      'Slot 5 of 5: 40, pays 4 to 1, written by Edda; no bets',
    ]);
  });

  test('F077: names are text, never markup', () => {
    const state = states['bet-3'] as Update;
    const seats = state.view.seats.map((seat) => ({ ...seat, name: '<b>x</b>{{7*7}}' }));
    const view = { ...state.view, seats } as Update['view'];
    show('bet-3', { view });
    expect(screen.getAllByText('<b>x</b>{{7*7}}').length).toBeGreaterThan(0);
  });
});

test('F035: a seat that the host sent away is not called away', () => {
  const state = states['bet-3'] as Update;
  const seats = state.view.seats.map((seat) => ({ ...seat, away: seat.seat !== 1 }));
  const view = { ...state.view, seats } as Update['view'];
  show('bet-3', { view, table: { ...state.table, kicked: [2] } });
  expect(screen.getAllByText('sent away').length).toBe(1);
  expect(screen.getAllByText('away').length).toBe(1);
});

describe('after the reveal', () => {
  test('F087: a page that comes late sees answer, standings and the way on', () => {
    const session = show('settled-7');
    expect(screen.getByText('1665', { selector: '.answer strong' })).toBeTruthy();
    const standings = screen.getByRole('list', { name: 'Standings' });
    expect(
      within(standings)
        .getAllByText(/^Place/)
        .map((place) => place.textContent),
    ).toEqual(
      ['Place 1', 'Place 2', 'Place 3', 'Place 4', 'Place 5', 'Place 6', 'Place 7'], // prettier-ignore
    );
    screen.getByRole('button', { name: 'Next question' }).click();
    expect(session.act).toHaveBeenCalledWith({ do: 'next' });
  });

  test('W77: beside an answer that the host has put right stands no source of the old one', () => {
    show('settled-7');
    expect(screen.getByText(/^Source: /)).toBeTruthy();
    cleanup();
    const log = [{ at_ms: 1, do: 'correct', text: '1665' }];
    show('settled-7', { table: { ...(states['settled-7'] as Update).table, log } });
    expect(screen.queryByText(/^Source: /)).toBeNull();
    expect(screen.getByText('Corrected by the host')).toBeTruthy();
  });

  test('before it nobody is told the answer', () => {
    show('bet-7');
    expect(document.body.textContent).not.toContain('The answer');
  });
});

test('F123: the podium shares its steps honestly', () => {
  show('over-tie');
  expect(screen.getByText('They share the victory')).toBeTruthy();
  expect(screen.getAllByText('Place 1').length).toBe(3);
});
