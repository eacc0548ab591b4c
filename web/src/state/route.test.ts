import { describe, expect, it } from 'vitest';
import { readCode } from './code';
import { readRoute } from './route.svelte';

describe('addresses', () => {
  it.each([
    ['', { page: 'home' }],
    ['join', { page: 'join', code: '' }],
    ['join/kite', { page: 'join', code: 'KITE' }],
    ['join/ki-te/', { page: 'join', code: 'KITE' }],
    ['play/KITE', { page: 'play', code: 'KITE' }],
    ['table/KITE', { page: 'table', code: 'KITE' }],
    ['play', { page: 'join', code: '' }],
    ['play/KITE/more', { page: 'lost' }],
    ['%E0%A4%A', { page: 'lost' }],
    ['nowhere', { page: 'lost' }],
  ])('%j', (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });
});

describe('codes as people type them (F079)', () => {
  it.each([
    ['kite', 'KITE'],
    [' k i-t.e ', 'KITE'],
    ['ＫＩＴＥ', 'KITE'],
    ['', ''],
    ['<b>', 'B'],
    ['x'.repeat(99), 'X'.repeat(12)],
  ])('%j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});
