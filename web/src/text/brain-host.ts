/** Words that only hosts of Bet Your Brain see, kept apart for who does not host. */
import { enBrainHost, type BrainHostTexts } from './en-brain-host';

export const tbh: BrainHostTexts = enBrainHost;
