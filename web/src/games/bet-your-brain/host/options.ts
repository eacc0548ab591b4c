/**
 * The options of Bet Your Brain as the form holds them, and as they travel (B105, B107, B108, B112,
 * B120, B121). The server checks them; the bounds here only shape the fields (F061).
 */
import type { AnyOptionsView, BrainOptionsView } from '../../../net/protocol.generated';

export interface OptionsForm {
  /** Undefined: no timer. */
  hourglassSeconds: number | undefined;
  betSeconds: number | undefined;
  choose: string;
  fastestAttempts: number;
  earlyClose: boolean;
  tieBreak: string;
  seatsLimit: number;
}

export const DEFAULTS: OptionsForm = {
  hourglassSeconds: 60,
  betSeconds: undefined,
  choose: 'random',
  fastestAttempts: 1,
  earlyClose: true,
  tieBreak: 'shared',
  seatsLimit: 4,
};

/** What a timer is set to when it is switched on. */
export const STARTS = { hourglassSeconds: 60, betSeconds: 45 };
export const BOUNDS = {
  hourglassSeconds: { min: 15, max: 300 },
  betSeconds: { min: 5, max: 600 },
};
export const SEATS = [2, 3, 4, 5, 6, 7, 8];

export function toWire(form: OptionsForm): Record<string, unknown> {
  return {
    hourglass_seconds: form.hourglassSeconds ?? 'none',
    bet_seconds: form.betSeconds ?? 'none',
    choose: form.choose,
    fastest_attempts: form.fastestAttempts,
    early_close: form.earlyClose,
    tie_break: form.tieBreak,
    seats_limit: form.seatsLimit,
  };
}

export function isBrainOptions(view: AnyOptionsView): view is BrainOptionsView {
  return 'seats_limit' in view;
}

export function fromView(view: BrainOptionsView): OptionsForm {
  return {
    hourglassSeconds: view.hourglass_seconds,
    betSeconds: view.bet_seconds,
    choose: view.choose,
    fastestAttempts: view.fastest_attempts,
    earlyClose: view.early_close,
    tieBreak: view.tie_break,
    seatsLimit: view.seats_limit,
  };
}
