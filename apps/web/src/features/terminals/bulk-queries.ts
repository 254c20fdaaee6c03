import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveRules } from '../../shared/live/live-reads.ts';
import type { InputOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { BulkPreview, BulkRequest, BulkRun } from './model/bulk.ts';

/** Polling interval of an active run, milliseconds; events may not arrive. */
const LOOK_AGAIN = 2_000;

export const bulkLive: LiveRules = {
  reads: ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'],
  apply: (event) =>
    event.type === 'bulk_run.progress' ? ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'] : [],
};

/** Filter and page of a preview. */
export type Shown = Pick<InputOf<'previewBulkRun'>['body'], 'show' | 'page'>;

const PREVIEW = 'bulk preview';

/** Invalidates all previews on screen: the terminals have changed since. */
export function useFreshPreviews(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [PREVIEW] });
}

/**
 * Preview of a bulk run. Is kept unchanged while shown and reloaded when opened again.
 * @param templateId of `apply_template`; no request is made until it is chosen
 */
export function useBulkPreview(wish: BulkRequest, templateId: string | null, shown: Shown) {
  const { client } = useServices();
  return useQuery<BulkPreview, ClientError>({
    queryKey: [PREVIEW, wish, templateId, shown],
    queryFn: ({ signal }) =>
      wish.kind === 'offline_all_update'
        ? client.operation('previewOfflineUpdate')({ query: shown }, { signal })
        : client.operation('previewBulkRun')(
            { body: { kind: wish.kind, template_id: templateId, target: wish.target, ...shown } },
            { signal },
          ),
    enabled: wish.kind !== 'apply_template' || templateId !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isQuiet: true },
  });
}

/** Polls an active run, in case no events arrive. */
export function useBulkProgress({ id, state }: Pick<BulkRun, 'id' | 'state'>): void {
  const refreshEvery = state === 'running' ? LOOK_AGAIN : undefined;
  useOperation('getBulkRun', { params: { id } }, { isQuiet: true, refreshEvery });
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
    { isQuiet: true, keepsPrevious: true, refreshEvery: isRunning ? LOOK_AGAIN : undefined },
  );
}
