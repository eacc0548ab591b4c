import { describe, expect, it } from 'vitest';
import { cut, insert, isSeveral, remove, split, write } from './lists';

const limits = { lines: 4, letters: 10 };

describe('a notepad of lines', () => {
  it('splits what is pasted at lines, else at commas', () => {
    expect(split('Peru, Chile ,Laos')).toEqual(['Peru', 'Chile', 'Laos']);
    expect(split('Washington, D.C.\nParis\r\n\n')).toEqual(['Washington, D.C.', 'Paris']);
    expect(split('- one\n• two\n* three')).toEqual(['one', 'two', 'three']);
    expect(split('北京、上海')).toEqual(['北京', '上海']);
    expect(isSeveral('Peru')).toBe(false);
    expect(isSeveral('Peru,')).toBe(false);
  });

  it('puts pasted entries where the line is, and no more than fit', () => {
    expect(insert(['a'], 1, 'b, c', limits)).toEqual(['a', 'b', 'c']);
    expect(insert(['a', 'z'], 0, 'b, c', limits)).toEqual(['a', 'b', 'c', 'z']);
    expect(insert(['', 'z'], 0, 'b, c', limits)).toEqual(['b', 'c', 'z']);
    expect(insert([], 0, 'a,b,c,d,e,f', limits)).toEqual(['a', 'b', 'c', 'd']);
    expect(insert([], 0, 'a far too long one, b', limits)).toEqual(['a far too ', 'b']);
  });

  it('writes and removes', () => {
    expect(write(['a'], 1, 'b')).toEqual(['a', 'b']);
    expect(write([], 2, 'c')).toEqual(['', '', 'c']);
    expect(remove(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  });

  it('cuts no letter in half', () => {
    expect(cut('ab😀', 3)).toBe('ab');
    expect(cut('ab😀', 4)).toBe('ab😀');
  });
});
