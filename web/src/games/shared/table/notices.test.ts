import { describe, expect, test } from 'vitest';
import type { LogLine, TableInfo } from '../../../net/protocol.generated';
import { Notices } from './notices.svelte';
import { bet, settled } from '../../wits-and-wagers/table/table.fixture';

const table = (...log: LogLine[]): TableInfo => ({
  code: 'KITEB',
  screen: 'table',
  host: { away: false, screen: true },
  most: 7,
  watchers: 0,
  free: [],
  deck: { id: 'starter', title: 'Starter', game: 'wits-and-wagers', questions: 140, unseen: 140 },
  log,
  games: 1,
});
const still = { now: () => 0, wake: () => () => undefined };
const guess = (stage: number) => bet({ phase: 'guess', stage });

describe('what happened to the table is told to all', () => {
  test('F087: nothing is said of what was before the page came', () => {
    const notices = new Notices(still);
    notices.take(settled(), table({ at_ms: 1, do: 'void' }));
    expect(notices.text).toBeUndefined();
  });

  test('W77: voided and corrected', () => {
    const notices = new Notices(still);
    notices.take(settled(), table());
    notices.take(settled(), table({ at_ms: 1, do: 'correct', text: '1500' }));
    expect(notices.text).toContain('1500');
    notices.take(guess(4), table({ at_ms: 1, do: 'correct' }, { at_ms: 2, do: 'void' }));
    expect(notices.text).toContain('voided');
  });

  test('W62: nobody wrote, another question with the same number', () => {
    const notices = new Notices(still);
    notices.take(guess(1), table());
    notices.take(guess(2), table());
    expect(notices.text).toContain('Nobody wrote');
  });

  test('pausing is told by name of the act, a kick by the name of who was kicked', () => {
    const notices = new Notices(still);
    notices.take(guess(1), table());
    notices.take(guess(1), table({ at_ms: 3, do: 'pause' }));
    expect(notices.text).toContain('paused');
    notices.take(guess(1), table({ at_ms: 4, do: 'kick', text: 'Bo' }));
    expect(notices.text).toContain('Bo');
  });

  test('F021: away and back are no news, nor is the same log', () => {
    const notices = new Notices(still);
    const view = guess(1);
    notices.take(view, table({ at_ms: 3, do: 'pause' }));
    const away = { ...view, seats: view.seats.map((seat) => ({ ...seat, away: true })) };
    notices.take(away, table({ at_ms: 3, do: 'pause' }));
    expect(notices.text).toBeUndefined();
  });
});
