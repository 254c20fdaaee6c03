import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveRules } from '../../shared/live/live-cache.ts';
import type { InputOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { BulkPreview, BulkRequest, BulkRun } from './model/bulk.ts';

/** Polling interval of an active run, milliseconds; events may not arrive. */
const POLL_INTERVAL_MS = 2_000;

export const bulkLive: LiveRules = {
  reads: ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'],
  apply: (event) =>
    event.type === 'bulk_run.progress' ? ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'] : [],
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
    meta: { isQuiet: true },
  });
}

/** Polls an active run, in case no events arrive. */
export function useBulkProgress({ id, state }: Pick<BulkRun, 'id' | 'state'>): void {
  const pollIntervalMs = state === 'running' ? POLL_INTERVAL_MS : undefined;
  useOperation('getBulkRun', { params: { id } }, { isQuiet: true, pollIntervalMs });
}

/** A page of a run's rows. @param isRunning polls while the run is active */
export function useBulkRows(
  id: string,
  query: NonNullable<InputOf<'listBulkRunRows'>['query']>,
  isRunning: boolean,
) {
  return useOperation(
    'listBulkRunRows',
    { params: { id }, query },
    { isQuiet: true, keepsPrevious: true, pollIntervalMs: isRunning ? POLL_INTERVAL_MS : undefined },
  );
}
