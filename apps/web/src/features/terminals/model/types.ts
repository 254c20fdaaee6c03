import type { DataOf } from '#shared/query/operations.ts';

/** A payment terminal as the list shows it. */
export type Terminal = DataOf<'listTerminals'>['items'][number];
/** A payment terminal with everything about it. */
export type TerminalDetails = DataOf<'getTerminal'>;
/** Where the value of a setting comes from. */
export type SettingSource = TerminalDetails['setting_sources']['system'];

/** A template of settings. */
export type TerminalTemplate = DataOf<'getTerminalTemplate'>;
