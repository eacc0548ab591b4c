/** Seats and cards in words, as the phases say them. Nothing is decided here. */
import type { BrainView, SeatView } from '../../../net/types';
import { listOf } from '../../../text/format';
import { say, t } from '../../../text';
import { measured } from '../../../text/units';

type Card = NonNullable<BrainView['card']>;
type Reply = NonNullable<NonNullable<BrainView['answers']>[string]['bonus']>;
/** The question itself or the additional one: what its words need. */
export type Asked = Pick<Card, 'kind' | 'options' | 'left' | 'right' | 'unit' | 'answer' | 'need'>;

export function seatOf(view: Pick<BrainView, 'seats'>, seat: number): SeatView | undefined {
  return view.seats.find((one) => one.seat === seat);
}

/** The name of a seat, for sentences. */
export function nameOf(view: Pick<BrainView, 'seats'>, seat: number): string {
  return seatOf(view, seat)?.name ?? t.common.seatNumber(seat);
}

export const namesOf = (view: Pick<BrainView, 'seats'>, seats: readonly number[]): string[] =>
  seats.map((seat) => nameOf(view, seat));

/** The people of a seat, where it is a team. */
export function membersOf(view: Pick<BrainView, 'seats'>, seat: number): string[] {
  return seatOf(view, seat)?.members?.map(({ name }) => name) ?? [];
}

/** Five fields A to E, five stones from 1. */
const FIELDS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Each pair in words: what is on the field, what the stone says. */
export function pairs(
  links: NonNullable<Reply['links']>,
  { left = [], right = [] }: Pick<Asked, 'left' | 'right'>,
): { field: string; left: string; right: string; stone: number }[] {
  return FIELDS.flatMap((field, n) => {
    const stone = links[field];
    const from = left[n];
    const to = stone === undefined ? undefined : right[stone - 1];
    if (stone === undefined || from === undefined || to === undefined) return [];
    return [{ field, left: say(from), right: say(to), stone }];
  });
}

/** What a seat handed in, in one line; undefined where it gave nothing. */
export function replyWords(reply: Reply | undefined, asked: Asked): string | undefined {
  if (asked.kind === 'judged') return reply === undefined ? undefined : t.brain.done;
  if (reply === undefined) return undefined;
  if (reply.text !== undefined) return reply.text === '' ? undefined : reply.text;
  if (reply.value !== undefined) return measured(reply.value, asked.unit);
  if (reply.option !== undefined) {
    const option = asked.options?.[reply.option - 1];
    return option === undefined ? undefined : say(option);
  }
  const list = (reply.items ?? reply.names ?? []).filter((item) => item.trim() !== '');
  if (list.length > 0) return list.join(', ');
  if (reply.links === undefined) return undefined;
  const linked = Object.entries(reply.links).map(([field, stone]) => `${field}${stone}`);
  return linked.length === 0 ? undefined : linked.join(' ');
}

/** The back of the card as one or more lines; the first is the one to read out. */
export function solutionLines(asked: Asked): string[] {
  const back = asked.answer;
  if (back === undefined) return [];
  if (back.accept !== undefined) return spellings(back.accept).slice(0, 3);
  if (back.number !== undefined) return [measured(back.number, asked.unit)];
  if (back.options !== undefined) {
    const right = back.options[(back.correct ?? 1) - 1];
    return right === undefined ? [] : [say(right)];
  }
  if (back.items !== undefined) {
    return back.items.flatMap(({ accept }) => spellings(accept).slice(0, 1));
  }
  if (back.drawings !== undefined) return back.drawings.map(say);
  if (back.links !== undefined) {
    return pairs(back.links, back).map(({ left, right }) => `${left} – ${right}`);
  }
  return [];
}

/** One spelling a language is enough, and none twice. */
function spellings(accept: readonly (string | Record<string, string>)[]): string[] {
  const said = accept.map(say);
  const seen = (text: string): string => text.toLocaleLowerCase();
  return said.filter((text, n) => said.findIndex((one) => seen(one) === seen(text)) === n);
}

/** The back in one sentence, for a voice. */
export function solutionWords(asked: Asked): string {
  const lines = solutionLines(asked);
  if (lines.length === 0) return t.brain.ruling.judged;
  const isOne = asked.answer?.accept !== undefined;
  return isOne ? (lines[0] ?? '') : listOf(lines);
}
