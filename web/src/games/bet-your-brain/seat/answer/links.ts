/**
 * Five stones and five fields (B71). A stone lies on one field at most; what is picked up is laid
 * by the next tap, drop or key. Pure functions.
 */
import { LETTERS, type Letter, type Links } from './fields';

export type Picked = { stone: number } | { field: Letter } | undefined;

export interface Board {
  links: Links;
  picked: Picked;
}

export function fieldOf(links: Links, stone: number): Letter | undefined {
  return LETTERS.find((letter) => links[letter] === stone);
}

/** A stone comes to lie on a field; what lay there goes where the stone came from. */
export function lay(links: Links, stone: number, field: Letter): Links {
  const from = fieldOf(links, stone);
  const there = links[field];
  if (from === field) return links;
  const laid: Links = { ...links, [field]: stone };
  if (from !== undefined) {
    if (there === undefined) delete laid[from];
    else laid[from] = there;
  }
  return laid;
}

export function lift(links: Links, field: Letter): Links {
  const left = { ...links };
  delete left[field];
  return left;
}

/** A tap on a stone's own place at the right. */
export function tapStone({ links, picked }: Board, stone: number): Board {
  if (picked !== undefined && 'field' in picked) {
    return { links: lay(links, stone, picked.field), picked: undefined };
  }
  if (picked?.stone === stone) return { links, picked: undefined };
  const lies = fieldOf(links, stone);
  if (picked === undefined && lies !== undefined) {
    return { links: lift(links, lies), picked: undefined };
  }
  return { links, picked: { stone } };
}

/** A tap on a field at the left. */
export function tapField({ links, picked }: Board, field: Letter): Board {
  if (picked === undefined) return { links, picked: { field } };
  if ('stone' in picked) return { links: lay(links, picked.stone, field), picked: undefined };
  if (picked.field === field) return { links, picked: undefined };
  const stone = links[picked.field] ?? links[field];
  if (stone === undefined) return { links, picked: { field } };
  const to = links[picked.field] === undefined ? picked.field : field;
  return { links: lay(links, stone, to), picked: undefined };
}

/** A stone was let go: over a field, or elsewhere, which takes it home. */
export function drop(links: Links, stone: number, field: Letter | undefined): Links {
  if (field !== undefined) return lay(links, stone, field);
  const lies = fieldOf(links, stone);
  return lies === undefined ? links : lift(links, lies);
}

/** A key on a field: a stone's number lays it, Backspace or Delete lifts. */
export function press(links: Links, field: Letter, key: string): Links | undefined {
  if (key === 'Backspace' || key === 'Delete') return lift(links, field);
  return /^[1-5]$/.test(key) ? lay(links, Number(key), field) : undefined;
}
