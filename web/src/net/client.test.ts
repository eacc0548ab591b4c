import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, type ClientListener, type Socket } from './client';
import { Outbox } from './outbox';
import { storeOn } from './storage';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  say(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  welcome(): void {
    this.open();
    this.say({ t: 'welcome', v: 1, server: 'test' });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
  acts(): unknown[] {
    return this.sent.filter((one) => one['t'] === 'act').map((one) => one['id']);
  }
}

const update = (version: number) => ({ t: 'update', version, view: {}, table: {}, me: {} });

describe('the line to a table', () => {
  let sockets: FakeSocket[];
  let heard: string[];
  const listener: ClientListener = {
    online: (isOnline) => heard.push(isOnline ? 'online' : 'lost'),
    update: (one) => heard.push(`update ${one.version}`),
    answered: (id, refused) => heard.push(`${id} ${refused?.code ?? 'ok'}`),
    bye: (bye) => heard.push(`bye ${bye.code}`),
  };
  const store = storeOn(() => sessionStorage);
  const make = (run = 'run'): Client =>
    new Client({
      url: 'ws://table/ws/KITE',
      tab: run,
      token: 'secret',
      outbox: new Outbox(store, 'outbox', run),
      listener,
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      now: () => Date.now(),
    });
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    sockets = [];
    heard = [];
  });
  afterEach(() => void vi.useRealTimers());

  it('says hello with its token and never elsewhere (law 4)', () => {
    make().connect();
    last().open();
    expect(last().sent).toEqual([{ t: 'hello', v: 1, tab: 'run', token: 'secret' }]);
  });

  it('sends an act again with the same id until it is answered (F005, F109)', () => {
    const client = make();
    client.connect();
    last().welcome();
    const id = client.act({ do: 'done', for: 3 });
    last().break();
    vi.advanceTimersByTime(500);
    last().welcome();
    expect(sockets).toHaveLength(2);
    expect(last().acts()).toEqual([id]);
    last().say({ t: 'ack', id, version: 4 });
    last().break();
    vi.advanceTimersByTime(500);
    last().welcome();
    expect(last().acts()).toEqual([]);
    expect(heard).toContain(`${id} ok`);
  });

  it('keeps what was not answered over a reload of the tab', () => {
    const client = make('first');
    client.connect();
    const id = client.act({ do: 'guess', value: '12', for: 1 });
    client.close();
    const next = make('second');
    next.connect();
    last().welcome();
    expect(last().acts()).toEqual([id]);
    expect(next.act({ do: 'done', for: 1 })).not.toBe(id);
  });

  it('ignores an older update, but not of a new connection', () => {
    make().connect();
    last().welcome();
    last().say(update(5));
    last().say(update(4));
    last().say(update(5));
    last().break();
    vi.advanceTimersByTime(500);
    last().welcome();
    last().say(update(2));
    expect(heard.filter((one) => one.startsWith('update'))).toEqual([
      'update 5',
      'update 5',
      'update 2',
    ]);
  });

  it('tries again ever later, up to five seconds, and at once when woken (F009)', () => {
    const client = make();
    client.connect();
    for (let n = 0; n < 8; n += 1) {
      last().break();
      vi.advanceTimersByTime(5_100);
    }
    expect(sockets).toHaveLength(9);
    last().break();
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(9);
    client.wake();
    expect(sockets).toHaveLength(10);
  });

  it('does not come back by itself when another tab has the seat (F013)', () => {
    const client = make();
    client.connect();
    last().welcome();
    last().say({ t: 'bye', code: 'another-tab', say: '' });
    last().break();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(heard.at(-1)).toBe('bye another-tab');
    client.connect();
    expect(sockets).toHaveLength(2);
  });

  it('comes back when the server restarts, and not when it was kicked', () => {
    make().connect();
    last().welcome();
    last().say({ t: 'bye', code: 'restarting', say: '' });
    last().break();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().welcome();
    last().say({ t: 'bye', code: 'kicked', say: '' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('does not trust silence', () => {
    make().connect();
    last().welcome();
    const ping = last().sent.find((one) => one['t'] === 'ping');
    last().say({ t: 'pong', id: ping?.['id'] });
    vi.advanceTimersByTime(10_000);
    expect(last().sent.filter((one) => one['t'] === 'ping')).toHaveLength(2);
    vi.advanceTimersByTime(6_000);
    expect(heard.at(-1)).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it('measures the way of a message', () => {
    const client = make();
    client.connect();
    last().welcome();
    vi.advanceTimersByTime(80);
    const ping = last().sent.find((one) => one['t'] === 'ping');
    last().say({ t: 'pong', id: ping?.['id'] });
    expect(client.lag).toBe(40);
  });
});
