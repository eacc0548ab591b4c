/** What the host's drawer holds of this game. */
import { t } from '../../../text';

export { default as Extra } from './Extra.svelte';
export { default as Options } from './Options.svelte';

export const next = (): string => t.host.next;
export const voiding = (): [label: string, says: string] => [t.host.void, t.host.voidSays];
