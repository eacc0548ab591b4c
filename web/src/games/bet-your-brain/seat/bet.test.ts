import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import played from '../../../dev/brain/states.json';
import type { BrainLegal, BrainView, Update } from '../../../net/types';
import BetForm from './BetForm.svelte';
import FaceDown from './FaceDown.svelte';

const states = played as unknown as Record<string, Record<string, Update>>;

function form(state: string, me: number, offer?: BrainLegal['bet']) {
  const update = states[state]?.[`seat ${me}`];
  const place = vi.fn();
  render(BetForm, {
    game: update?.view as BrainView,
    me,
    offer: offer ??
      ((update?.legal ?? {}) as BrainLegal).bet ?? { least: 1, most: 3, marker: true },
    bet: undefined,
    isSending: false,
    isOnline: true,
    place,
    pick: () => undefined,
  });
  return place;
}

it('asks the active seat for a stake only (B21), the others for a marker as well (B22)', async () => {
  const place = form('bet', 1);
  expect(screen.queryByText('Yes')).toBeNull();
  await fireEvent.click(screen.getByRole('radio', { name: '2 points' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Lay it face down' }));
  expect(place).toHaveBeenCalledWith({ points: 2 });
});

it('sends stake and marker together', async () => {
  const place = form('bet', 2);
  await fireEvent.click(screen.getByRole('radio', { name: /Cross: Ada will not/ }));
  const button = screen.getByRole('button', { name: 'Choose first' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: '1 point' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Lay it face down' }));
  expect(place).toHaveBeenCalledWith({ points: 1, marker: 'cross' });
});

it('offers no stake that the table does not (B100)', () => {
  form('bet', 2, { least: 1, most: 2, marker: true });
  const three = screen.getByRole('radio', { name: /more than your account holds/ });
  expect((three as HTMLInputElement).disabled).toBe(true);
});

it('says which credits would go, and that they go first (B101)', async () => {
  form('bet-credits', 3);
  await fireEvent.click(screen.getByRole('radio', { name: '3 points' }));
  expect(screen.getByText('Credits are staked first.')).toBeTruthy();
  expect(screen.getByText('lost: the 3 credits')).toBeTruthy();
});

it('shows a bet that lies only while it is held (B105)', async () => {
  render(FaceDown, { bet: { points: 3, marker: 'tick' }, colour: 'red' });
  const card = screen.getByRole('button');
  expect(card.textContent).not.toContain('3');
  await fireEvent.pointerDown(card);
  expect(card.textContent).toContain('3 points: knows it');
  await fireEvent.pointerUp(card);
  expect(card.textContent).not.toContain('3');
  await fireEvent.keyDown(card, { key: ' ' });
  expect(card.textContent).toContain('3 points');
  await fireEvent.keyUp(card, { key: ' ' });
  expect(card.textContent).not.toContain('3');
});

it('opens and closes for a reader that can only tap', async () => {
  render(FaceDown, { bet: { points: 2 }, colour: 'blue' });
  const card = screen.getByRole('button');
  await fireEvent.click(card);
  expect(card.textContent).toContain('2 points');
  await fireEvent.click(card);
  expect(card.textContent).not.toContain('2');
});
