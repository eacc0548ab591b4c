/** The words of the host's drawer. Kept apart so that a phone at the door does not load them. */
import { enHost, type HostTexts } from './en-host';

export const th: HostTexts = enHost;
