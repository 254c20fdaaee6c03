import { bulkRunFields, bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { defineRunKind } from '../../shared/runs/run-kind.ts';
import type { BulkRequest } from './model/bulk.ts';
import { terminalQueryIds } from './queries.ts';

interface BulkAsked {
  readonly request: BulkRequest;
  /** Of `apply_template`. */
  readonly templateId: string | null;
}

export const bulkRuns = defineRunKind({
  id: 'terminal-run',
  read: 'getBulkRun',
  items: 'listBulkRunRows',
  list: 'listBulkRuns',
  stop: 'cancelBulkRun',
  protocol: 'exportBulkRun',
  progress: 'bulk_run.progress',
  changes: terminalQueryIds,
  preview: (client, { request, templateId }: BulkAsked, query, how) =>
    request.kind === 'offline_all_update'
      ? client.operation('previewOfflineUpdate')({ query }, how)
      : client.operation('previewBulkRun')(
          { body: { kind: request.kind, template_id: templateId, target: request.target, ...query } },
          how,
        ),
  fields: bulkRunFields,
  itemFields: bulkRunRowFields,
});
