import { describe, expect, it } from 'vitest';
import {
  countOf,
  fieldsFrom,
  fieldsOf,
  isSame,
  linesOf,
  linkFields,
  linksOf,
  listFields,
  named,
  replyOf,
  type Kind,
  type Writing,
} from './fields';

const writing: Writing = {
  typable: (value) => value.replace('.', ','),
  read: (typed) => (/^\d+(,\d+)?$/.test(typed) ? typed.replace(',', '.') : undefined),
};
const pad = (kind: Kind, fields: Record<string, string>) => replyOf(kind, fields, writing, false);
const final = (kind: Kind, fields: Record<string, string>) => replyOf(kind, fields, writing, true);

describe('fields of a card on the wire', () => {
  it('say what the kind wants and nothing else', () => {
    expect(pad('text', {})).toEqual({ text: '' });
    expect(pad('value', { value: '8,5' })).toEqual({ value: '8.5' });
    expect(pad('option', { option: '2' })).toEqual({ option: 2 });
    expect(pad('names', { '0': '', '1': 'volcano' })).toEqual({ names: ['', 'volcano'] });
    expect(pad('links', { A: '3', C: '1' })).toEqual({ links: { A: 3, C: 1 } });
    expect(pad('judged', {})).toEqual({});
  });

  it('count for nothing while a number cannot be read, and cannot be handed in (B109)', () => {
    expect(pad('value', { value: '8x' })).toEqual({ value: '' });
    expect(final('value', { value: '8x' })).toBeUndefined();
    expect(final('value', {})).toBeUndefined();
    expect(pad('option', {})).toBeUndefined();
  });

  it('keep the places of a list on the pad and leave blank ones out at the end', () => {
    const fields = { '0': 'Peru', '1': '', '2': 'Chile', '3': '' };
    expect(pad('items', fields)).toEqual({ items: ['Peru', '', 'Chile'] });
    expect(final('items', fields)).toEqual({ items: ['Peru', 'Chile'] });
    const line = { '0': 'Peru, Chile;Laos' };
    expect(final('items', line)).toEqual({ items: ['Peru, Chile', 'Laos'] });
    expect(countOf('items', { '0': 'Peru, Chile, Laos' })).toBe(3);
    expect(final('names', fields)).toEqual({ names: ['Peru', '', 'Chile'] });
  });

  it('come back from the table as they went', () => {
    const all: [Kind, Record<string, string>][] = [
      ['text', { text: 'Volga' }],
      ['value', { value: '8,5' }],
      ['option', { option: '2' }],
      ['items', { '0': 'Peru', '1': 'Chile' }],
      ['links', linkFields({ A: 3, C: 1 })],
    ];
    for (const [kind, fields] of all) {
      expect(fieldsFrom(kind, pad(kind, fields), writing)).toEqual(fields);
    }
    expect(fieldsFrom('text', undefined, writing)).toEqual({});
  });

  it('are apart by part', () => {
    const both = { ...named({ text: 'a' }, 'main'), ...named({ text: 'b' }, 'bonus') };
    expect(fieldsOf(both, 'main')).toEqual({ text: 'a' });
    expect(fieldsOf(both, 'bonus')).toEqual({ text: 'b' });
  });

  it('know lines that went', () => {
    expect(listFields(['b'], { '0': 'a', '1': 'b' })).toEqual({ '0': 'b', '1': '' });
    expect(linesOf({ '0': 'b', '1': '' })).toEqual(['b']);
    expect(linesOf({})).toEqual([]);
  });

  it('never lay a stone twice', () => {
    expect(linksOf({ A: '3', B: '3', C: '9' })).toEqual({ A: 3 });
  });

  it('are counted', () => {
    expect(countOf('items', { '0': 'Peru', '1': ' ', '2': 'Chile' })).toBe(2);
    expect(countOf('links', { A: '1', B: '' })).toBe(1);
    expect(countOf('text', { text: ' ' })).toBe(0);
    expect(countOf('option', { option: '1' })).toBe(1);
  });

  it('are the same where numbers mean the same', () => {
    expect(isSame('value', { value: '8,5' }, { value: '8,5' }, writing, 'value')).toBe(true);
    expect(isSame('value', { value: 'x' }, { value: '' }, writing, 'value')).toBe(true);
    expect(isSame('text', { text: 'x' }, { text: '' }, writing, 'text')).toBe(false);
  });
});
