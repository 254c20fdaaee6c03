import { useState } from 'react';
import type { InputOf, QueryId } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import { asId } from '../../shared/table/list-filters.ts';

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
export type TerminalsRead = ReturnType<typeof useOperation<'listTerminals'>>;

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
  return isEnabled ? read : ({ ...read, data: undefined, isPending: true } as unknown as TerminalsRead);
}

/** The read of one terminal. */
export type TerminalRead = ReturnType<typeof useOperation<'getTerminal'>>;

/** A terminal by the id in the address. `isLost`: that is no id, or the server knows none of it. */
export function useTerminal(asked: string): { query: TerminalRead; isLost: boolean } {
  const id = asId(asked);
  const query = useOperation(
    'getTerminal',
    { params: { id: id ?? '' } },
    { isEnabled: id !== undefined, isQuiet: true },
  );
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  return { query, isLost: id === undefined || isUnknown };
}

/** A page of templates of settings. A failure is said in the place of the rows. */
export function useTemplates(query: NonNullable<InputOf<'listTerminalTemplates'>['query']>) {
  return useOperation('listTerminalTemplates', { query }, { isQuiet: true, keepsPrevious: true });
}

/** The read of one template. */
export type TemplateRead = ReturnType<typeof useOperation<'getTerminalTemplate'>>;

/** A template by the id in the address. `isLost`: that is no id, or the server knows none of it. */
export function useTemplate(asked: string): { query: TemplateRead; isLost: boolean } {
  const id = asId(asked);
  const query = useOperation(
    'getTerminalTemplate',
    { params: { id: id ?? '' } },
    { isEnabled: id !== undefined, isQuiet: true },
  );
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  return { query, isLost: id === undefined || isUnknown };
}
