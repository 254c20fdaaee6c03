import { useState } from 'react';
import type { InputOf, QueryId } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import type { ListRead } from '../../shared/table/list-table.tsx';
import type { Terminal } from './model/types.ts';

/** The reads of this area that a change touches. */
export const terminalReads: readonly QueryId[] = [
  'listTerminals',
  'getTerminal',
  'listTerminalPoints',
  'listTerminalModels',
  'listTerminalTemplates',
  'getTerminalTemplate',
];

/** What terminals are asked for by. */
export type TerminalsQuery = NonNullable<InputOf<'listTerminals'>['query']>;

/** Changes come as events. What none tells, when one that is online was last heard of, is asked for in this pace, milliseconds. */
const LOOK_AGAIN = 60_000;

/** The read of a page of terminals. */
export type TerminalsRead = ListRead<Terminal>;

/**
 * A page of terminals. A failure is said in the place of the rows.
 * @param isEnabled false: not yet. What is known of this page already stays out of sight: another one is about to come
 */
export function useTerminals(query: TerminalsQuery, isEnabled = true): TerminalsRead {
  const [isShown, setShown] = useState(false);
  const read = useOperation(
    'listTerminals',
    { query },
    { isQuiet: true, keepsPrevious: isShown, refreshEvery: LOOK_AGAIN, isEnabled },
  );
  if (isEnabled && !isShown && read.data !== undefined) setShown(true);
  return isEnabled ? read : { ...read, data: undefined, isPending: true };
}
