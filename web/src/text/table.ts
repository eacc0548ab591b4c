/** The words of the table's screen. Kept apart so that a phone does not load them. */
import { enTable, type TableTexts } from './en-table';

export const tt: TableTexts = enTable;
