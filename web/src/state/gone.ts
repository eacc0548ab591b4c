/**
 * Why the table does not wait for a seat: the host sent it away, it is open to whoever comes, or
 * its phone is gone for a while. The words are keyed the same.
 */
import type { TableInfo } from '../net/protocol.generated';

export const whyGone = (seat: number, table?: TableInfo): 'kicked' | 'free' | 'away' =>
  table?.kicked?.includes(seat) ? 'kicked' : table?.free.includes(seat) ? 'free' : 'away';
