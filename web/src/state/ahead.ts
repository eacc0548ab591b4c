/**
 * The table's card for the join page before that page is drawn: on a slow line every round trip
 * counts (usable in a second on slow 4G). The server writes it into the document; only a browser
 * that holds a place already asks anew, because the document does not know who asks for it.
 */
import { ApiProblem, getTable } from '../net/api';
import type { Problem, TableCard } from '../net/protocol.generated';
import { places } from './places';
import type { Route } from './route.svelte';

let ahead: { code: string; told: Promise<TableCard> } | undefined;

/** The token with which this browser looks at a table that it may not sit at yet. */
export function tokenFor(code: string): string | undefined {
  return (places.seat(code) ?? places.screen(code))?.token;
}

export function lookAhead(route: Route): void {
  if (route.page !== 'join' || route.code === '') return;
  const token = tokenFor(route.code);
  const told = (token === undefined ? written() : undefined) ?? getTable(route.code, token);
  // Whoever takes it hears of a failure; nobody may take it.
  told.catch(() => undefined);
  ahead = { code: route.code, told };
}

/** The table's card that was there ahead, once. */
export function takeCard(code: string): Promise<TableCard> | undefined {
  const told = ahead?.code === code ? ahead.told : undefined;
  ahead = undefined;
  return told;
}

/** What the server wrote into the document of this address (web/pages.py). */
function written(): Promise<TableCard> | undefined {
  const text = document.getElementById('card')?.textContent;
  if (!text) return undefined;
  const card = JSON.parse(text) as TableCard | Problem;
  if (!('refused' in card)) return Promise.resolve(card);
  return Promise.reject(new ApiProblem(card.refused, card.say, 0));
}
