/**
 * Whether the host has put right the answer on the table: the source that the card names is of
 * another number then. As the log has it, which everybody can read (W77).
 */
import type { LogLine } from '../../../net/protocol.generated';

/** The host's steps that lead to another answer on the table; `undo` takes back the last one. */
const STEPS = ['correct', 'next', 'void', 'end'];

export function isCorrected(log: readonly LogLine[]): boolean {
  const since: boolean[] = [];
  for (const { do: word, text } of log) {
    if (word === 'undo' && STEPS.includes(text ?? '')) since.pop();
    else if (STEPS.includes(word)) since.push(word === 'correct');
  }
  return since.at(-1) === true;
}
