/** The HTTP API: opening a table, sitting down, looking at a table, decks. */
import type {
  DeckView,
  OpenTable,
  Opened,
  Problem,
  Seated,
  TableCard,
  TakeSeat,
} from './protocol.generated';
import { at } from './address';

/** A refusal over HTTP; `offline` when there was no answer at all. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, say: string, status: number) {
    super(say);
    this.code = code;
    this.status = status;
  }
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string | undefined;
}

async function call<T>(path: string, { method = 'GET', body, token }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // Tokens never stand in an address (http.py).
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers,
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('offline', '', 0);
  }
  const told = (await answer.json().catch(() => undefined)) as unknown;
  if (answer.ok && told !== undefined) return told as T;
  const problem = (told ?? {}) as Partial<Problem>;
  throw new ApiProblem(problem.refused ?? 'internal', problem.say ?? '', answer.status);
}

export const getDecks = async (): Promise<DeckView[]> =>
  (await call<{ decks: DeckView[] }>('api/decks')).decks;

export const openTable = (body: OpenTable): Promise<Opened> =>
  call('api/tables', { method: 'POST', body });

export const getTable = (code: string, token?: string): Promise<TableCard> =>
  call(`api/tables/${encodeURIComponent(code)}`, { token });

export const takeSeat = (code: string, body: TakeSeat, token?: string): Promise<Seated> =>
  call(`api/tables/${encodeURIComponent(code)}/seats`, { method: 'POST', body, token });
