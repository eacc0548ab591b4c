import { beforeEach, describe, expect, it } from 'vitest';
import { storeOn } from '../net/storage';
import { PassSeats } from './pass-seats';

describe('the seats of one device', () => {
  beforeEach(() => localStorage.clear());
  const make = () => new PassSeats(storeOn(() => localStorage));
  const ann = { id: 'a', token: 'secret-a' };
  const bo = { id: 'b', token: 'secret-b' };

  it('are there after a reload, by table', () => {
    make().keep('KITES', [ann, bo]);
    make().keep('OTHER', [bo]);
    expect(make().of('KITES')).toEqual([ann, bo]);
    expect(make().of('OTHER')).toEqual([bo]);
    expect(make().of('NOONE')).toEqual([]);
  });

  it('do not fill the browser: the oldest tables go', () => {
    for (let n = 0; n < 20; n += 1) make().keep(`T${n}`, [ann]);
    expect(make().of('T0')).toEqual([]);
    expect(make().of('T19')).toEqual([ann]);
  });

  it('survive nonsense in the storage', () => {
    localStorage.setItem('secondguess.pass', '{"KITES":[1,{"id":"a"},null]}');
    expect(make().of('KITES')).toEqual([]);
    localStorage.setItem('secondguess.pass', '7');
    expect(make().of('KITES')).toEqual([]);
  });
});
