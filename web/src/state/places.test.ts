import { beforeEach, describe, expect, it } from 'vitest';
import { storeOn } from '../net/storage';
import { Places } from './places';

describe('places this browser holds (F003)', () => {
  let now = 0;
  const places = new Places(
    storeOn(() => localStorage),
    () => (now += 1),
  );
  const seat = { code: 'KITE', token: 'a', kind: 'seat' as const, name: 'Ann', seat: 1 };

  beforeEach(() => localStorage.clear());

  it('keeps a seat and a screen of one table apart, newest first', () => {
    places.keep({ code: 'KITE', token: 's', kind: 'screen', name: '' });
    places.keep(seat);
    expect(places.all().map((place) => place.kind)).toEqual(['seat', 'screen']);
    expect(places.seat('KITE')?.token).toBe('a');
    expect(places.screen('KITE')?.token).toBe('s');
  });

  it('holds one seat a table: the last', () => {
    places.keep(seat);
    places.keep({ ...seat, token: 'b' });
    expect(places.all()).toHaveLength(1);
    expect(places.seat('KITE')?.token).toBe('b');
    places.forget('KITE', 'seat');
    expect(places.all()).toEqual([]);
  });

  it('takes what is no place for nothing', () => {
    localStorage.setItem('secondguess.places', '[1, null, {"code": "X"}]');
    expect(places.all()).toEqual([]);
    localStorage.setItem('secondguess.places', '{');
    expect(places.all()).toEqual([]);
  });

  it('works without storage until the page is gone', () => {
    const blocked = new Places(
      storeOn(() => {
        throw new Error('blocked');
      }),
    );
    blocked.keep(seat);
    expect(blocked.seat('KITE')?.name).toBe('Ann');
  });
});
