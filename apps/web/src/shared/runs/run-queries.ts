import type { KasaClient } from '@kasa/client/http/create-client';
import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveRules } from '../live/live-cache.ts';
import type { LiveEvent } from '../live/live-event.ts';
import type { QueryId } from '../query/operations.ts';
import { useInvalidateQueries } from '../query/use-invalidate-queries.ts';
import { useServices } from '../services/use-services.tsx';

/** Repeats these reads whenever a run of a kind, or of one of several, has gone on. */
export const runLive = (
  progress: LiveEvent['type'] | readonly LiveEvent['type'][],
  reads: readonly QueryId[],
): LiveRules => ({
  reads,
  apply: ({ type }) => ([progress].flat().includes(type) ? reads : []),
});

/** Polling interval of an active run, milliseconds; events may not arrive. */
export const RUN_POLL_INTERVAL_MS = 2_000;

const PREVIEW_KEY = 'run preview';

/** Invalidates all previews on screen: their objects have changed since. */
export function useInvalidatePreviews(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
}

/** Which page of a preview; empty for what it begins with. */
export interface PreviewQuery {
  readonly show?: 'all' | 'changing' | 'left_out';
  readonly page?: number;
}

/** How a kind of run is previewed. */
export interface PreviewedKind<Asked, Preview> {
  readonly id: string;
  /** Asks the server what a run over these objects would do. */
  readonly preview: (
    client: KasaClient,
    asked: Asked,
    query: PreviewQuery,
    how: { signal: AbortSignal },
  ) => Promise<Preview>;
}

/**
 * Preview of a run. Is kept unchanged while shown and read again when opened again.
 * @param asked null: not said yet
 */
export function useRunPreview<Asked, Preview>(
  { id, preview }: PreviewedKind<Asked, Preview>,
  asked: Asked | null,
  query: PreviewQuery = {},
): UseQueryResult<Preview, ClientError> {
  const { client } = useServices();
  return useQuery<Preview, ClientError>({
    queryKey: [PREVIEW_KEY, id, asked, query],
    queryFn: ({ signal }) => preview(client, asked as Asked, query, { signal }),
    enabled: asked !== null,
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
