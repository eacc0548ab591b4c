/**
 * The address to show in the lobby: one that a phone on this network can open. The server knows
 * its own; a public page (no private host name) is its own best address.
 */
import { at, base } from '../../../net/address';
import type { Place } from '../../../net/protocol.generated';

/** Host names that lead a phone to itself. */
const ITSELF = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** It ends in a slash, so that a path can follow. */
export async function phoneAddress(
  here: URL = base(),
  ask: (address: string) => Promise<Response> = (address) => fetch(address, { cache: 'no-store' }),
): Promise<string> {
  if (!ITSELF.test(here.hostname)) return here.href;
  try {
    const answer = await ask(at('api/place'));
    const place = (await answer.json()) as Place;
    const [first] = place.addresses;
    return first === undefined ? here.href : first.replace(/\/?$/, '/');
  } catch {
    return here.href;
  }
}
