/**
 * What a screen reader is told when a phase opens, when a verdict changes and when a card is
 * settled; nothing else is announced but the last ten seconds (F159).
 */
import type { BrainView } from '../../../net/types';
import { say, t } from '../../../text';
import { listOf } from '../../../text/format';
import { categoryName } from '../categories';
import { endedWords, endWords, outcomeWords, result } from './result';
import { nameOf, namesOf, solutionWords } from './seats';
import { rows, verdictWords } from './verdicts';

/** What was said last, so that a view that only repeats says nothing. */
export interface Told {
  stage?: number;
  /** The verdicts as they stood: a new one is a result. */
  verdicts?: string;
}

export function announcement(
  game: BrainView,
  me: number | undefined,
  told: Told,
): { told: Told; words?: string } {
  const verdicts = JSON.stringify([game.verdicts ?? {}, game.bonus_verdicts ?? {}]);
  if (told.stage !== game.stage) {
    return { told: { stage: game.stage, verdicts }, words: opened(game, me) };
  }
  if (told.verdicts === verdicts || game.phase !== 'ruling') return { told };
  return { told: { stage: game.stage, verdicts }, words: spoken(game) };
}

function opened(game: BrainView, me: number | undefined): string {
  const { announce } = t.brain;
  const isMine = me === game.active;
  const name = nameOf(game, game.active);
  switch (game.phase) {
    case 'spin':
      return isMine ? announce.spinMine : announce.spin(name);
    case 'bet': {
      const category = categoryName(game.category ?? '');
      return isMine ? announce.betMine(category) : announce.bet(category, name);
    }
    case 'choose':
      return announce.choose(nameOf(game, game.chooser ?? game.active));
    case 'answer': {
      const question = game.card?.text === undefined ? '' : say(game.card.text);
      const answers = me !== undefined && game.waiting.includes(me);
      return answers ? announce.answerMine(question) : announce.answer(question);
    }
    case 'bonus':
      return announce.bonus(game.card?.bonus === undefined ? '' : say(game.card.bonus.text));
    case 'ruling': {
      const solution = game.card === undefined ? '' : solutionWords(game.card);
      const said = announce.ruling(solution, spoken(game));
      const isAsked = me !== undefined && game.waiting.includes(me);
      return isAsked ? `${said} ${announce.vote}` : said;
    }
    case 'settled': {
      const mine = me === undefined ? undefined : result(game, me);
      const lines = mine === undefined ? [] : [`${mine.title}.`, ...mine.lines];
      return [outcomeWords(game), ...lines, endWords(game) ?? ''].join(' ').trim();
    }
    case 'over':
      return `${t.seat.announceOver(winnersWords(game))} ${endedWords(game)}`;
  }
}

/** Every verdict in a sentence. */
function spoken(game: BrainView): string {
  const said = rows(game).map(({ seat, verdict, part }) => {
    const name = nameOf(game, seat);
    const whose = part === 'bonus' ? `${name}, ${t.brain.ruling.bonus}` : name;
    return t.brain.announce.verdict(whose, verdictWords(verdict, game, part));
  });
  return said.join(' ');
}

export function winnersWords(game: BrainView): string {
  const names = namesOf(game, game.winners ?? []);
  return names.length === 1
    ? t.seat.over.winner(names[0] ?? '')
    : t.seat.over.winners(listOf(names));
}
