import { useOperation } from '#shared/query/use-operation.ts';
import { asId } from '#shared/table/list-filters.ts';

/** The read of one depot. */
export type DepotRead = ReturnType<typeof useOperation<'getDepot'>>;

/** A depot by the id in the address. `isLost`: that is no id, or the server knows none of it. */
export function useDepot(asked: string): { query: DepotRead; isLost: boolean } {
  const id = asId(asked);
  const query = useOperation(
    'getDepot',
    { params: { id: id ?? '' } },
    { isEnabled: id !== undefined, isQuiet: true },
  );
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  return { query, isLost: id === undefined || isUnknown };
}
