/** The words of Bet Your Brain. Kept apart so that phones of the other game do not load them. */
import { enBrain, type BrainTexts } from './en-brain';

export const tb: BrainTexts = enBrain;
