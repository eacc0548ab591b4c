/**
 * What happened to the table, in one short line for everybody (W77: host actions are shown to all;
 * F021: no noise). From the newest line of the log and from what changed between two views; never
 * anything for the first view of a page (F087).
 */
import type { LogLine, TableInfo } from '../../../net/protocol.generated';
import { isWits, type View } from '../../../net/types';
import { bareNumber } from '../../../text/units';
import { t } from '../../../text';
import { browserTime, type Time } from './time';

const SHOWN_MS = 7_000;

type Seen = { view: View; table: TableInfo };

export class Notices {
  text: string | undefined = $state();

  readonly #time: Time;
  #before: Seen | undefined;
  #cancel: (() => void) | undefined;

  constructor(time: Time = browserTime) {
    this.#time = time;
  }

  take(view: View, table: TableInfo): void {
    const before = this.#before;
    this.#before = { view, table };
    if (before === undefined || before.table.code !== table.code) return;
    const said = fromLog(before.table.log, table.log, view) ?? fromViews(before.view, view);
    if (said === undefined) return;
    this.text = said;
    this.#cancel?.();
    this.#cancel = this.#time.wake(SHOWN_MS, () => (this.text = undefined));
  }

  stop(): void {
    this.#cancel?.();
    this.text = undefined;
  }
}

function isSameLine(a: LogLine | undefined, b: LogLine): boolean {
  return a !== undefined && a.at_ms === b.at_ms && a.do === b.do && a.seat === b.seat;
}

function fromLog(
  before: readonly LogLine[],
  now: readonly LogLine[],
  view: View,
): string | undefined {
  const line = now.at(-1);
  if (line === undefined || isSameLine(before.at(-1), line)) return undefined;
  const name =
    view.seats.find((seat) => seat.seat === line.seat)?.name ??
    line.text ??
    String(line.seat ?? '');
  switch (line.do) {
    case 'correct':
      return t.notices.correct(
        line.text === undefined || line.text === ''
          ? ''
          : bareNumber(line.text, isWits(view) ? view.question.unit : undefined),
      );
    case 'more-time':
      return t.notices['more-time'](line.text ?? '');
    case 'kick':
      return t.notices.kick(line.text ?? name);
    case 'free':
      return t.notices.free(name);
    case 'rename':
      return t.notices.rename(line.text ?? '', name);
    case 'hand-over':
    case 'take-hat':
      return line.seat === undefined ? t.notices.screenHost : t.notices.handOver(name);
    case 'void':
    case 'pause':
    case 'go-on':
    case 'undo':
    case 'end':
    case 'again':
    case 'options':
      return t.notices[line.do];
    default:
      return undefined;
  }
}

function fromViews(before: View, now: View): string | undefined {
  // Nobody wrote: the same number is asked anew with the next card (W62).
  if (
    isWits(before) &&
    isWits(now) &&
    before.phase === 'guess' &&
    now.phase === 'guess' &&
    before.stage !== now.stage &&
    before.question.number === now.question.number
  ) {
    return t.notices.nobodyWrote;
  }
  // In the lobby the seats fill before everybody's eyes; later somebody sits down unseen (W76).
  if (isWits(before) && isWits(now)) {
    const late = now.seats.find((seat) => !before.seats.some((one) => one.seat === seat.seat));
    if (late !== undefined) return t.notices.sat(late.name);
  }
  return undefined;
}
