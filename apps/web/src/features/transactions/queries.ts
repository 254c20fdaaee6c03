import { useOperation } from '../../shared/query/use-operation.ts';
import { asId } from '../../shared/table/list-filters.ts';

/** The read of a terminal's cash. */
export type CashRead = ReturnType<typeof useOperation<'getTerminalCash'>>;

/** How often the cash is looked at without being told of a change, milliseconds. */
const LOOK_AGAIN = 60_000;

/** The cash of a terminal by the id in the address. `isLost`: that is no id, or the server knows none of it. */
export function useTerminalCash(asked: string): { query: CashRead; isLost: boolean } {
  const id = asId(asked);
  const query = useOperation(
    'getTerminalCash',
    { params: { id: id ?? '' } },
    { isEnabled: id !== undefined, isQuiet: true, refreshEvery: LOOK_AGAIN },
  );
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  return { query, isLost: id === undefined || isUnknown };
}
