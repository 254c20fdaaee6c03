import type { DataOf } from '#shared/query/operations.ts';

/** Current cash in a terminal; amounts in kopiykas. */
export type TerminalCash = DataOf<'getTerminalCash'>;
export type Encashment = DataOf<'getEncashment'>;
