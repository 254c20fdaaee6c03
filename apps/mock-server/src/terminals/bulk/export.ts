import { bulkRunFields, bulkRunRowFields, bulkRunRowFilterFields } from '@kasa/contracts/terminals/fields';
import { exportBulkRun } from '@kasa/contracts/terminals/operations/bulk-runs';
import type { ExportSpec } from '../../http/entity/export.ts';
import { presentRun, type RunRow, runRows } from './store.ts';

export const runExport = (run: RunRow): ExportSpec<typeof exportBulkRun, object> => ({
  operation: exportBulkRun,
  fileName: 'bulk-run',
  title: { uk: 'Протокол масової дії', en: 'Protocol of a bulk action' },
  facts: async ({ db }) => ({ fields: bulkRunFields, values: await presentRun(db.db, run) }),
  filters: bulkRunRowFilterFields,
  columns: bulkRunRowFields,
  items: ({ db }, query, beforeNextBatch) =>
    runRows.all(db.db, run.merchant_id, query, beforeNextBatch, { run: run.id }),
});
