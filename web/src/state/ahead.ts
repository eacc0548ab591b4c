/**
 * What the first page will ask the server for, asked while its script is still on the way: on a
 * slow line every round trip counts (usable in a second on slow 4G).
 */
import { getTable } from '../net/api';
import type { TableCard } from '../net/protocol.generated';
import { places } from './places';
import type { Route } from './route.svelte';
import { Session } from './session.svelte';

type Kind = 'play' | 'table';

let card: { code: string; told: Promise<TableCard> } | undefined;
let opened: { code: string; kind: Kind; session: Session } | undefined;

/** The token with which this browser looks at a table that it may not sit at yet. */
export function tokenFor(code: string): string | undefined {
  return (places.seat(code) ?? places.screen(code))?.token;
}

export function lookAhead(route: Route): void {
  if (route.page === 'join' && route.code !== '') {
    const told = getTable(route.code, tokenFor(route.code));
    // Whoever takes it hears of a failure; nobody may take it.
    told.catch(() => undefined);
    card = { code: route.code, told };
  }
  if (route.page === 'play' || route.page === 'table') {
    const session = openSession(route.page, route.code);
    session.start();
    opened = { code: route.code, kind: route.page, session };
  }
}

/** The table's card that was asked for ahead, once. */
export function takeCard(code: string): Promise<TableCard> | undefined {
  const told = card?.code === code ? card.told : undefined;
  card = undefined;
  return told;
}

/** The session that was begun ahead, once; else a new one, not started yet. */
export function takeSession(kind: Kind, code: string): Session {
  const ahead = opened;
  opened = undefined;
  if (ahead?.kind === kind && ahead.code === code) return ahead.session;
  ahead?.session.stop();
  return openSession(kind, code);
}

function openSession(kind: Kind, code: string): Session {
  const place = kind === 'play' ? places.seat(code) : places.screen(code);
  return new Session({ code, token: place?.token });
}
