/**
 * What is typed for a card, as flat fields (`main/text`, `bonus/2`), and the same as it travels.
 * One form for all kinds, so that keeping, sending and merging need not know them.
 *
 * What may live here: pure functions between fields and the wire.
 */
import { split } from './lists';
import type { AnswerOffer, Reply } from '../../../../net/protocol.generated';

export type Kind = AnswerOffer['kind'];
export type Part = AnswerOffer['part'];
export type Fields = Readonly<Record<string, string>>;
export type Kinds = Partial<Record<Part, Kind>>;
export type Letter = 'A' | 'B' | 'C' | 'D' | 'E';
export type Links = Partial<Record<Letter, number>>;

export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D', 'E'];

/** How a number is typed and read on this phone. */
export interface Writing {
  /** The wire form of what was typed, or undefined where it is no number. */
  read: (typed: string) => string | undefined;
  typable: (value: string) => string;
}

const LIST: readonly Kind[] = ['items', 'names'];

/** The fields of one part, by their own names. */
export function fieldsOf(fields: Fields, part: Part): Fields {
  const head = `${part}/`;
  const own = Object.entries(fields).filter(([key]) => key.startsWith(head));
  return Object.fromEntries(own.map(([key, text]) => [key.slice(head.length), text]));
}

export function named(fields: Fields, part: Part): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, text]) => [`${part}/${key}`, text]));
}

/** The lines of a list, without blank ones at its end. */
/** What is on the notepad; all of it on one line is a list with commas. */
function written(lines: readonly string[]): string[] {
  const some = lines.filter((line) => line.trim() !== '');
  return some.length === 1 ? split(some[0] ?? '') : some;
}

export function linesOf(fields: Fields): string[] {
  const last = Math.max(
    -1,
    ...Object.keys(fields)
      .filter((key) => fields[key] !== '')
      .map(Number),
  );
  return Array.from({ length: last + 1 }, (_, n) => fields[String(n)] ?? '');
}

/** Fields of a list; as many as before, so that lines that went are known to be gone. */
export function listFields(lines: readonly string[], before: Fields = {}): Fields {
  const gone = Object.fromEntries(Object.keys(before).map((key) => [key, '']));
  return { ...gone, ...Object.fromEntries(lines.map((line, n) => [String(n), line])) };
}

/** Stones on their fields; one that lies twice lies on the first. */
export function linksOf(fields: Fields): Links {
  const links: Links = {};
  for (const letter of LETTERS) {
    const stone = Number(fields[letter] ?? '');
    const isFree = !Object.values(links).includes(stone);
    if (stone >= 1 && stone <= LETTERS.length && isFree) links[letter] = stone;
  }
  return links;
}

export function linkFields(links: Links): Fields {
  return Object.fromEntries(LETTERS.map((letter) => [letter, String(links[letter] ?? '')]));
}

/** What these fields say on the wire; undefined where there is nothing that could be sent. */
export function replyOf(
  kind: Kind,
  fields: Fields,
  writing: Writing,
  isFinal: boolean,
): Reply | undefined {
  switch (kind) {
    case 'text':
      return { text: fields['text'] ?? '' };
    case 'value': {
      const value = writing.read(fields['value'] ?? '');
      // On the pad nothing readable counts for nothing; handed in it would be refused.
      return value === undefined ? (isFinal ? undefined : { value: '' }) : { value };
    }
    case 'option':
      return fields['option'] ? { option: Number(fields['option']) } : undefined;
    case 'items': {
      const lines = linesOf(fields);
      return { items: isFinal ? written(lines) : lines };
    }
    case 'names':
      return { names: linesOf(fields) };
    case 'links':
      return { links: linksOf(fields) };
    case 'judged':
      return {};
  }
}

/** The fields that a reply stands for; the other way round. */
export function fieldsFrom(kind: Kind, reply: Reply | undefined, writing: Writing): Fields {
  if (reply === undefined) return {};
  switch (kind) {
    case 'text':
      return { text: reply.text ?? '' };
    case 'value':
      return { value: writing.typable(reply.value ?? '') };
    case 'option':
      return { option: reply.option === undefined ? '' : String(reply.option) };
    case 'items':
      return listFields(reply.items ?? []);
    case 'names':
      return listFields(reply.names ?? []);
    case 'links':
      return linkFields(reply.links ?? {});
    case 'judged':
      return {};
  }
}

/** How many of a part are there: lines, stones; 1 or 0 for a single answer. */
export function countOf(kind: Kind, fields: Fields): number {
  if (kind === 'items') return written(linesOf(fields)).length;
  if (LIST.includes(kind)) return linesOf(fields).filter((line) => line.trim() !== '').length;
  if (kind === 'links') return Object.keys(linksOf(fields)).length;
  return Object.values(fields).some((text) => text.trim() !== '') ? 1 : 0;
}

/** Whether two ways to fill a part mean the same on the wire. */
export function isSame(kind: Kind, a: Fields, b: Fields, writing: Writing, key: string): boolean {
  if (kind !== 'value') return (a[key] ?? '') === (b[key] ?? '');
  return (writing.read(a['value'] ?? '') ?? '') === (writing.read(b['value'] ?? '') ?? '');
}
