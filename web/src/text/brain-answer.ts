/** The words of answering in Bet Your Brain. Kept apart like those of the rest of the game. */
import { enBrainAnswer, type BrainAnswerTexts } from './en-brain-answer';

export const ta: BrainAnswerTexts = enBrainAnswer;
