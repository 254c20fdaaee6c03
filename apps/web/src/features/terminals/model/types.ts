import type { DataOf } from '#shared/query/operations.ts';

export type Terminal = DataOf<'listTerminals'>['items'][number];
export type TerminalDetails = DataOf<'getTerminal'>;
export type SettingSource = TerminalDetails['setting_sources']['system'];

export type TerminalTemplate = DataOf<'getTerminalTemplate'>;

export type TerminalOverview = DataOf<'getTerminalOverview'>;

export type EcommTerminal = DataOf<'listEcommTerminals'>['items'][number];
