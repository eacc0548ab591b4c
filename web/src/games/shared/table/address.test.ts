import { describe, expect, it } from 'vitest';
import { phoneAddress } from './address';

const HOME = new URL('http://localhost:8377/');
const place = (...addresses: string[]) =>
  Promise.resolve(new Response(JSON.stringify({ addresses })));

describe('the address that is sent to friends', () => {
  it('is this page, unless its host name leads a phone to itself', async () => {
    const there = new URL('https://play.example/quiz/');
    expect(await phoneAddress(there, () => place('http://10.0.0.2:8377'))).toBe(there.href);
    expect(await phoneAddress(HOME, () => place())).toBe(HOME.href);
    expect(await phoneAddress(HOME, () => Promise.reject(new Error('offline')))).toBe(HOME.href);
  });

  it('ends in a slash, so that the code can follow', async () => {
    for (const said of ['http://10.0.0.2:8377', 'http://10.0.0.2:8377/']) {
      expect(await phoneAddress(HOME, () => place(said))).toBe('http://10.0.0.2:8377/');
    }
  });
});
