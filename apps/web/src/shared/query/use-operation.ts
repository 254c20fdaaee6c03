import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useServices } from '../services/use-services.tsx';
import type { DataOf, InputOf, QueryId } from './operations.ts';
import { readOptions } from './read.ts';

/** How a read behaves. */
export interface OperationOptions {
  /** False: not yet, e.g. while its id is not known. */
  isEnabled?: boolean | undefined;
  /** Failures bring no toast (spec §8: driver, route and transport lists). The screen shows what is missing. */
  isQuiet?: boolean | undefined;
  /** Keeps the old answer (`isPlaceholderData`) while the one to a new input is on its way: for lists. */
  keepsPrevious?: boolean | undefined;
  /** Asks again in this pace while the screen is open, milliseconds. */
  refreshEvery?: number | undefined;
}

/**
 * Reads an operation: `useOperation('getRoute', { params: { id } })`. Leaving the screen cancels it.
 * Its key is operation and input, so the same question asked twice is one request.
 */
export function useOperation<Id extends QueryId>(
  id: Id,
  input: InputOf<Id>,
  options: OperationOptions = {},
): UseQueryResult<DataOf<Id>, ClientError> {
  const { client } = useServices();
  return useQuery<DataOf<Id>, ClientError>({
    ...readOptions(client, id, input),
    enabled: options.isEnabled ?? true,
    meta: { isQuiet: options.isQuiet ?? false },
    ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.refreshEvery ? { refetchInterval: options.refreshEvery } : {}),
  });
}
