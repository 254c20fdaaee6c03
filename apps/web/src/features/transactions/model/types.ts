import type { DataOf } from '#shared/query/operations.ts';

/** The cash in a terminal at this moment. Amounts in kopiykas. */
export type TerminalCash = DataOf<'getTerminalCash'>;
/** Cash that was taken out of a terminal. */
export type Encashment = DataOf<'getEncashment'>;
