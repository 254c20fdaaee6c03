import type { DataOf } from '#shared/query/operations.ts';

/** A payment terminal as a list item. */
export type Terminal = DataOf<'listTerminals'>['items'][number];
/** A payment terminal with all details. */
export type TerminalDetails = DataOf<'getTerminal'>;
export type SettingSource = TerminalDetails['setting_sources']['system'];

export type TerminalTemplate = DataOf<'getTerminalTemplate'>;
