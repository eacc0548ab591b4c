import { beforeEach, describe, expect, it } from 'vitest';
import { gameView, updateOf } from '../dev/views';
import type { Socket } from '../net/client';
import { storeOn } from '../net/storage';
import { Session } from './session.svelte';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

describe('a session', () => {
  let socket: FakeSocket;
  let session: Session;

  beforeEach(() => {
    sessionStorage.clear();
    session = new Session({
      code: 'KMNPR',
      store: storeOn(() => sessionStorage),
      open: () => (socket = new FakeSocket()),
    });
    session.start();
    socket.say({ t: 'welcome', v: 1, server: 'test' });
    socket.say(updateOf(gameView({ stage: 7 })));
    return () => session.stop();
  });

  const acts = () => socket.sent.filter((one) => one['t'] === 'act');

  it('sends every act for the phase on the screen', () => {
    void session.act({ do: 'guess', value: '12' });
    expect(acts()).toMatchObject([{ action: { do: 'guess', value: '12', for: 7 } }]);
    expect(session.underway).toEqual(['guess']);
  });

  it('tells whoever acted, and nobody else, what came of it', async () => {
    const first = session.act({ do: 'guess', value: '12' });
    const second = session.act({ do: 'done' });
    const [a, b] = acts();
    socket.say({ t: 'refused', id: b?.['id'], code: 'wrong-phase', say: '' });
    socket.say({ t: 'ack', id: a?.['id'], version: 2 });
    expect(await first).toBeUndefined();
    expect(await second).toBe('wrong-phase');
    expect(session.underway).toEqual([]);
    expect(session.refused).toBeUndefined();
  });

  it('shows that the table cannot save until it can (law 2)', () => {
    void session.act({ do: 'done' });
    void session.act({ do: 'done' });
    const [a, b] = acts();
    socket.say({ t: 'refused', id: a?.['id'], code: 'storage', say: '' });
    expect(session.storageFailed).toBe(true);
    socket.say({ t: 'ack', id: b?.['id'], version: 2 });
    expect(session.storageFailed).toBe(false);
  });

  it('says so as well where nobody acted, and stops when the table can save again', () => {
    const about = (cannot_save?: true) => {
      const update = updateOf(gameView({ stage: 7 }));
      return { ...update, table: { ...update.table, ...(cannot_save ? { cannot_save } : {}) } };
    };
    socket.say(about(true));
    expect(session.storageFailed).toBe(true);
    void session.act({ do: 'done' });
    socket.say({ t: 'refused', id: acts()[0]?.['id'], code: 'storage', say: '' });
    socket.say(about());
    expect(session.storageFailed).toBe(false);
  });

  it('ends with a goodbye; a person may take the seat back (F013)', async () => {
    const waiting = session.act({ do: 'done' });
    socket.say({ t: 'bye', code: 'another-tab', say: '' });
    expect(session.status).toBe('ended');
    expect(await waiting).toBe('another-tab');
    session.takeBack();
    expect(session.bye).toBeUndefined();
    expect(session.status).toBe('connecting');
  });

  it('knows its own seat, and the game only when there is one', () => {
    expect(session.mine?.name).toBe('Ann');
    expect(session.game?.stage).toBe(7);
    expect(session.host).toBeUndefined();
    expect(session.legal).toEqual({});
  });
});
