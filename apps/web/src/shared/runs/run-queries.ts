import type { KasaClient } from '@kasa/client/http/create-client';
import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveRules } from '../live/live-cache.ts';
import type { LiveEvent } from '../live/live-event.ts';
import type { QueryId } from '../query/operations.ts';
import { useInvalidateQueries } from '../query/use-invalidate-queries.ts';
import { useServices } from '../services/use-services.tsx';

/** Repeats these reads whenever a run of a kind has gone on. */
export const runLive = (progress: LiveEvent['type'], reads: readonly QueryId[]): LiveRules => ({
  reads,
  apply: (event) => (event.type === progress ? reads : []),
});

/** Polling interval of an active run, milliseconds; events may not arrive. */
export const RUN_POLL_INTERVAL_MS = 2_000;

const PREVIEW_KEY = 'run preview';

/** Invalidates all previews on screen: their objects have changed since. */
export function useInvalidatePreviews(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
}

/**
 * Preview of a run. Is kept unchanged while shown and read again when opened again.
 * @param what names it among all previews: what is asked, and of which page
 */
export function useRunPreview<Preview>(
  what: readonly unknown[],
  read: (client: KasaClient, how: { signal: AbortSignal }) => Promise<Preview>,
  isEnabled = true,
): UseQueryResult<Preview, ClientError> {
  const { client } = useServices();
  return useQuery<Preview, ClientError>({
    queryKey: [PREVIEW_KEY, ...what],
    queryFn: ({ signal }) => read(client, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** When a run ends, repeats what it has changed and its rows, which may have been read just before. */
export function useRefreshAfter(isGoing: boolean, reads: readonly QueryId[]): void {
  const refresh = useInvalidateQueries();
  const wasGoing = useRef(isGoing);
  useEffect(() => {
    if (wasGoing.current && !isGoing) refresh(reads);
    wasGoing.current = isGoing;
  });
}
