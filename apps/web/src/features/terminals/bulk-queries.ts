import type { ClientError } from '@kasa/client/http/errors';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LiveRules } from '../../shared/live/live-reads.ts';
import type { InputOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { BulkPreview, BulkRequest, BulkRun } from './model/bulk.ts';

/** How often a run that goes on is looked at where no events come, milliseconds. */
const LOOK_AGAIN = 2_000;

/** Events of a run bring it and its results anew. */
export const bulkLive: LiveRules = {
  reads: ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'],
  apply: (event) =>
    event.type === 'bulk_run.progress' ? ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'] : [],
};

/** Which terminals of a preview are listed. */
export type Shown = Pick<InputOf<'previewBulkRun'>['body'], 'show' | 'page'>;

const PREVIEW = 'bulk preview';

/** Looks anew at what a run would do, at all of it that is on screen: it is no longer what was shown. */
export function useFreshPreviews(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [PREVIEW] });
}

/**
 * What a run would do. It stays as it was first told while it is looked at, and is told anew the next time.
 * @param templateId of `apply_template`; until it is chosen there is nothing to tell
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

/** Looks at a run again and again while it goes on: events may not come. */
export function useBulkProgress({ id, state }: Pick<BulkRun, 'id' | 'state'>): void {
  const refreshEvery = state === 'running' ? LOOK_AGAIN : undefined;
  useOperation('getBulkRun', { params: { id } }, { isQuiet: true, refreshEvery });
}

/** A page of what a run did to each terminal. @param isRunning more is to come */
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
