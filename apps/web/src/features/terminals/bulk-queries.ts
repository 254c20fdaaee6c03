import { bulkRunFields, bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { defineRunKind } from '../../shared/runs/run-kind.ts';
import type { PreviewPaging } from '../../shared/runs/run-preview.tsx';
import { useRunPreview } from '../../shared/runs/run-queries.ts';
import type { BulkPreview, BulkRequest } from './model/bulk.ts';
import { terminalQueryIds } from './queries.ts';

export const bulkRuns = defineRunKind({
  id: 'terminal-run',
  read: 'getBulkRun',
  items: 'listBulkRunRows',
  list: 'listBulkRuns',
  stop: 'cancelBulkRun',
  protocol: 'exportBulkRun',
  progress: 'bulk_run.progress',
  changes: terminalQueryIds,
  fields: bulkRunFields,
  itemFields: bulkRunRowFields,
});

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
