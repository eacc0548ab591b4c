/**
 * One WebSocket to one table: says hello, sends acts until each is answered, comes back by itself.
 *
 * 1. An act is sent with the same id until `ack` or `refused` names it (F005).
 * 2. The newest update wins; an older version is ignored.
 * 3. A lost connection is tried again after 0.3 s, then ever later up to 5 s; at once when the
 *    phone wakes up or the network is back (F009).
 * 4. `bye` ends it, except `restarting` and `slow`. `another-tab` waits for a person (F013).
 * 5. Silence is not trusted: after 10 s a ping, and without an answer in time a new connection.
 */
import type { Outbox } from './outbox';
import type { Action, Bye, RefusedMessage, ServerMessage, Update } from './types';

/** What the client needs of a WebSocket, so that tests can do without one. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

export interface ClientListener {
  online(isOnline: boolean): void;
  update(update: Update): void;
  answered(id: string, refused: RefusedMessage | undefined): void;
  bye(bye: Bye): void;
}

export interface ClientSetup {
  url: string;
  tab: string;
  token?: string | undefined;
  outbox: Outbox;
  listener: ClientListener;
  open?: (url: string) => Socket;
  now?: () => number;
}

const WIRE = 1;
const OPEN = 1;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5_000;
const PING_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 6_000;
const WAKING_ANSWER_WITHIN_MS = 1_500;

export class Client {
  /** Milliseconds that a message takes from the server to here, as last measured. */
  lag = 0;

  readonly #setup: ClientSetup;
  readonly #open: (url: string) => Socket;
  readonly #now: () => number;
  #socket: Socket | undefined;
  #version = -1;
  #wait = FIRST_WAIT_MS;
  #isOver = false;
  #isWelcome = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #nextPing: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  #pingAt = 0;

  constructor(setup: ClientSetup) {
    this.#setup = setup;
    this.#open = setup.open ?? ((url) => new WebSocket(url));
    this.#now = setup.now ?? (() => performance.now());
  }

  connect(): void {
    this.#drop();
    this.#isOver = false;
    const socket = this.#open(this.#setup.url);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => this.#lost();
    // A connection that does not even open counts as lost as well.
    this.#expectAnswer(ANSWER_WITHIN_MS);
  }

  act(action: Action & { for?: number }): string {
    const pending = this.#setup.outbox.add(action);
    if (this.#isWelcome) this.#send({ t: 'act', ...pending });
    return pending.id;
  }

  /** Half-typed text; lost ones do not matter, the next one replaces it. */
  draft(stage: number, value: string): void {
    if (this.#isWelcome) this.#send({ t: 'draft', stage, value });
  }

  /** The phone woke up or the network is back: find out now whether the line still stands. */
  wake(): void {
    if (this.#isOver) return;
    if (this.#socket?.readyState === OPEN && this.#isWelcome) this.#ping(WAKING_ANSWER_WITHIN_MS);
    else if (this.#retry !== undefined) this.connect();
  }

  close(): void {
    this.#isOver = true;
    this.#drop();
  }

  #hello(): void {
    const { tab, token } = this.#setup;
    this.#send({ t: 'hello', v: WIRE, tab, ...(token === undefined ? {} : { token }) });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    clearTimeout(this.#deadline);
    this.#planPing();
    switch (message.t) {
      case 'welcome':
        return this.#welcome();
      case 'update':
        // Versions start anew when a server lost its store; a welcome resets them.
        if (message.version < this.#version) return;
        this.#version = message.version;
        return this.#setup.listener.update(message);
      case 'ack':
      case 'refused':
        if (message.id === undefined) return;
        this.#setup.outbox.settle(message.id);
        return this.#setup.listener.answered(
          message.id,
          message.t === 'refused' ? message : undefined,
        );
      case 'pong':
        if (message.id === this.#pings) this.lag = (this.#now() - this.#pingAt) / 2;
        return;
      case 'bye':
        return this.#bye(message);
    }
  }

  #welcome(): void {
    this.#isWelcome = true;
    this.#wait = FIRST_WAIT_MS;
    this.#version = -1;
    this.#setup.listener.online(true);
    for (const pending of this.#setup.outbox.pending) this.#send({ t: 'act', ...pending });
    this.#ping(ANSWER_WITHIN_MS);
  }

  #bye(bye: Bye): void {
    if (bye.code === 'restarting' || bye.code === 'slow') return;
    this.#isOver = true;
    if (bye.code !== 'another-tab') this.#setup.outbox.clear();
    this.#drop();
    this.#setup.listener.bye(bye);
  }

  #lost(): void {
    this.#drop();
    if (this.#isOver) return;
    this.#setup.listener.online(false);
    // Spread out, so that seven phones do not knock in the same instant after a restart.
    const wait = this.#wait * (0.75 + Math.random() / 4);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #ping(within: number): void {
    this.#pings += 1;
    this.#pingAt = this.#now();
    this.#send({ t: 'ping', id: this.#pings });
    this.#expectAnswer(within);
  }

  #planPing(): void {
    clearTimeout(this.#nextPing);
    this.#nextPing = setTimeout(() => this.#ping(ANSWER_WITHIN_MS), PING_EVERY_MS);
  }

  #expectAnswer(within: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(), within);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Let go of the socket; what it still says is not heard. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#nextPing);
    clearTimeout(this.#deadline);
    this.#retry = undefined;
    this.#isWelcome = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
