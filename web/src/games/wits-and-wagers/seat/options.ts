/**
 * The options of a game as the form holds them, and as they travel (W63-W75). The server checks
 * them; the bounds here only shape the fields (F061).
 */
import type { OptionsView } from '../../../net/protocol.generated';

export interface OptionsForm {
  edition: 'second' | 'deluxe';
  questions: number;
  /** Undefined: no timer. */
  guessSeconds: number | undefined;
  betSeconds: number | undefined;
  earlyClose: boolean;
  secretBets: boolean;
}

export const DEFAULTS: OptionsForm = {
  edition: 'second',
  questions: 7,
  guessSeconds: 30,
  betSeconds: 30,
  earlyClose: true,
  secretBets: false,
};

export const QUESTIONS = { min: 1, max: 15 };
export const SECONDS = { min: 5, max: 600 };

export function toWire(form: OptionsForm): Record<string, unknown> {
  return {
    edition: form.edition,
    questions: form.questions,
    guess_seconds: form.guessSeconds ?? 'none',
    bet_seconds: form.betSeconds ?? 'none',
    early_close: form.earlyClose,
    secret_bets: form.secretBets,
  };
}

export function fromView(view: OptionsView): OptionsForm {
  return {
    edition: view.edition === 'deluxe' ? 'deluxe' : 'second',
    questions: view.questions,
    guessSeconds: view.guess_seconds,
    betSeconds: view.bet_seconds,
    earlyClose: view.early_close,
    secretBets: view.secret_bets,
  };
}
