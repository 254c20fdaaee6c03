import type { InputOf, QueryId } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import type { ListQueryResult } from '../../shared/table/list-table.tsx';
import type { Terminal } from './model/types.ts';

/** Queries invalidated by a change of terminals. */
export const terminalQueryIds: readonly QueryId[] = [
  'listTerminals',
  'listEcommTerminals',
  'getTerminal',
  'getTerminalOverview',
  'listTerminalPoints',
  'listTerminalModels',
  'listTerminalTemplates',
  'getTerminalTemplate',
  'getTerminalSettingChanges',
  'getTerminalTemplateSettingChanges',
];

export type TerminalsQuery = NonNullable<InputOf<'listTerminals'>['query']>;

/** Refresh interval in milliseconds: no event reports when an online terminal was last seen. */
const REFRESH_INTERVAL_MS = 60_000;

export type TerminalsRead = ListQueryResult<Terminal>;

/** A page of terminals. */
export function useTerminals(query: TerminalsQuery): TerminalsRead {
  return useOperation(
    'listTerminals',
    { query },
    { keepsPrevious: true, pollIntervalMs: REFRESH_INTERVAL_MS },
  );
}
