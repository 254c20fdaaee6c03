import type { QueryId } from '../../shared/query/operations.ts';
import type { PreviewPaging } from '../../shared/runs/run-preview.tsx';
import { runLive, useRunPreview } from '../../shared/runs/run-queries.ts';
import type { BulkPreview, BulkRequest } from './model/bulk.ts';

export const bulkQueryIds: readonly QueryId[] = ['getBulkRun', 'listBulkRunRows', 'listBulkRuns'];

export const bulkLive = runLive('bulk_run.progress', bulkQueryIds);

/** @param templateId of `apply_template`; no request is made until it is chosen */
export function useBulkPreview(
  request: BulkRequest,
  templateId: string | null,
  listQuery: PreviewPaging['query'],
) {
  return useRunPreview<BulkPreview>(
    [request, templateId, listQuery],
    (client, how) =>
      request.kind === 'offline_all_update'
        ? client.operation('previewOfflineUpdate')({ query: listQuery }, how)
        : client.operation('previewBulkRun')(
            { body: { kind: request.kind, template_id: templateId, target: request.target, ...listQuery } },
            how,
          ),
    request.kind !== 'apply_template' || templateId !== null,
  );
}
