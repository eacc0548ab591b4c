/**
 * The games of the house as the page knows them: by the name that a table says, what its screens
 * are and which words they need. A screen is loaded when the table's game is known, so a phone
 * loads one game only.
 */
import type { Component, Snippet } from 'svelte';
import type { AnyOptionsView } from '../net/protocol.generated';
import type { Action, HostLegal, View } from '../net/types';
import type { Session } from '../state/session.svelte';
import { withWords } from '../text';

/** What a seat owns, for its rail. */
export interface Owned {
  label: string;
  amount: string;
}

/** What a phone shows between the rail and the bottom while the game runs. */
export interface SeatProps {
  session: Session;
  /** Whether the page around it speaks to screen readers. */
  quiet?: boolean;
  owned?: Owned | undefined;
}

/** What a table's screen needs of a session; a fixture brings the same. */
export type Seen = Pick<
  Session,
  'view' | 'game' | 'table' | 'host' | 'clock' | 'status' | 'act' | 'underway'
>;

/** The whole table, the lobby and the podium too. */
export interface TableProps {
  session: Seen;
  /** Address that a phone can open, for the lobby. */
  address: string;
  /** Buttons of the host's drawer and the like, at the right of the rail. */
  tools?: Snippet | undefined;
  /** Whether phase changes are said to screen readers here (one voice a page). */
  speaks?: boolean;
  /** A part of a page that has buttons and a voice of its own. */
  embedded?: boolean;
}

/** What the drawer offers the host beside what every game has. */
export interface HostProps {
  session: Session;
  legal: HostLegal;
  act: (action: Action) => Promise<boolean>;
}

export interface OptionsProps {
  /** As they stand when the drawer is opened. */
  given: AnyOptionsView | undefined;
  /** As they are now, in the form in which they travel. */
  wire?: Record<string, unknown> | undefined;
}

interface HostPart {
  Extra: Component<HostProps>;
  Options: Component<OptionsProps, object, 'wire'>;
  /** The words of the button that goes on, and of the one that voids. */
  next: () => string;
  voiding: () => [label: string, says: string];
}

type Screen<T> = () => T | Promise<T>;

interface Game {
  seat: Screen<{ default: Component<SeatProps, object, 'owned'> }>;
  table: Screen<{ default: Component<TableProps> }>;
  host: Screen<HostPart>;
}

/** What was loaded once is here from then on: nobody waits for it again. */
function once<T>(load: () => Promise<T>): Screen<T> {
  let here: T | undefined;
  return () => here ?? load().then((module) => (here = module));
}

const games: Record<string, Game> = {
  'wits-and-wagers': {
    seat: once(() =>
      withWords(import('./wits-and-wagers/seat/Play.svelte'), 'seat', 'wits', 'numbers'),
    ),
    table: once(() =>
      withWords(
        import('./wits-and-wagers/table/Scene.svelte'),
        'table',
        'witsTable',
        'numbers',
        'notices',
      ),
    ),
    host: once(() => withWords(import('./wits-and-wagers/host'), 'host', 'witsOptions', 'numbers')),
  },
  'bet-your-brain': {
    seat: once(() =>
      withWords(import('./bet-your-brain/seat/Play.svelte'), 'seat', 'brain', 'numbers'),
    ),
    table: once(() =>
      withWords(
        import('./bet-your-brain/table/Scene.svelte'),
        'table',
        'brain',
        'brainTable',
        'numbers',
        'notices',
      ),
    ),
    host: once(() =>
      withWords(import('./bet-your-brain/host'), 'host', 'brain', 'brainHost', 'numbers'),
    ),
  },
};

/** The screens of a table's game; a game that this page does not know is a page too old. */
export function gameOf(name: View['game']): Game {
  return games[name] ?? { seat: unknown, table: unknown, host: unknown };
}

const unknown = (): Promise<never> => Promise.reject(new Error('no screens for this game'));
