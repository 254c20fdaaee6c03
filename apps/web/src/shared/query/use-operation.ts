import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useServices } from '../services/use-services.tsx';
import type { DataOf, InputOf, QueryId } from './operations.ts';
import { operationQueryOptions } from './query-options.ts';

export interface OperationOptions {
  /** False: not read yet, e.g. while the id is unknown. */
  isEnabled?: boolean | undefined;
  /** No toast for errors, as in the transport area: what nobody waits for, or is said where people look (ADR 7). */
  isQuiet?: boolean | undefined;
  /** Keeps the previous data (`isPlaceholderData`) while new input is loading: for lists. */
  keepsPrevious?: boolean | undefined;
  /** Polling interval, milliseconds. */
  pollIntervalMs?: number | undefined;
}

/** Reads an operation; cancelled on leaving the screen. Equal inputs share one request. */
export function useOperation<Id extends QueryId>(
  id: Id,
  input: InputOf<Id>,
  options: OperationOptions = {},
): UseQueryResult<DataOf<Id>, ClientError> {
  const { client } = useServices();
  return useQuery<DataOf<Id>, ClientError>({
    ...operationQueryOptions(client, id, input),
    enabled: options.isEnabled ?? true,
    meta: { isQuiet: options.isQuiet ?? false },
    ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.pollIntervalMs ? { refetchInterval: options.pollIntervalMs } : {}),
  });
}
