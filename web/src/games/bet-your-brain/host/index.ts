/** What the host's drawer holds of this game. */
import { t } from '../../../text';

export { default as Extra } from './Extra.svelte';
export { default as Options } from './Options.svelte';

export const next = (): string => t.brainHost.next;
export const voiding = (): [label: string, says: string] => [
  t.brainHost.void,
  t.brainHost.voidSays,
];
