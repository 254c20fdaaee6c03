import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveRules } from '../../shared/live/live-cache.ts';
import type { InputOf, QueryId } from '../../shared/query/operations.ts';
import { useInvalidateQueries } from '../../shared/query/use-invalidate-queries.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { BulkPreview, BulkRequest } from './model/bulk.ts';
import { terminalQueryIds } from './queries.ts';

export const bulkQueryIds: readonly QueryId[] = ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'];

export const bulkLive: LiveRules = {
  reads: bulkQueryIds,
  apply: (event) => (event.type === 'bulk_run.progress' ? bulkQueryIds : []),
};

/** Filter and page of a preview. */
export type PreviewListQuery = Pick<InputOf<'previewBulkRun'>['body'], 'show' | 'page'>;

const PREVIEW_KEY = 'bulk preview';

/** Invalidates all previews on screen: the terminals have changed since. */
export function useInvalidatePreviews(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
}

/**
 * Preview of a bulk run. Is kept unchanged while shown and reloaded when opened again.
 * @param templateId of `apply_template`; no request is made until it is chosen
 */
export function useBulkPreview(request: BulkRequest, templateId: string | null, listQuery: PreviewListQuery) {
  const { client } = useServices();
  return useQuery<BulkPreview, ClientError>({
    queryKey: [PREVIEW_KEY, request, templateId, listQuery],
    queryFn: ({ signal }) =>
      request.kind === 'offline_all_update'
        ? client.operation('previewOfflineUpdate')({ query: listQuery }, { signal })
        : client.operation('previewBulkRun')(
            { body: { kind: request.kind, template_id: templateId, target: request.target, ...listQuery } },
            { signal },
          ),
    enabled: request.kind !== 'apply_template' || templateId !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** When a run ends, invalidates the terminals and its rows, which may have been read just before. */
export function useTerminalsAfter(isRunning: boolean): void {
  const refresh = useInvalidateQueries();
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) refresh([...terminalQueryIds, 'listBulkRunRows']);
    wasRunning.current = isRunning;
  });
}
