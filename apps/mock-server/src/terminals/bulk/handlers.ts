import { formatPhone } from '@kasa/contracts/shared/phone';
import {
  bulkRunExportFields,
  bulkRunRowFields,
  bulkRunRowFilterFields,
} from '@kasa/contracts/terminals/fields';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { exportBulkRun } from '@kasa/contracts/terminals/operations/bulk-runs';
import { wholeMerchant } from '../../db/point-scope.ts';
import { type ExportSpec, exportFile } from '../../http/entity/export.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import { mayReadPhones } from '../../http/people.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { peopleOfRuns } from '../../runs/run.ts';
import { previewRun } from './preview.ts';
import { cancelTerminalRun, startRun } from './start.ts';
import { KINDS, presentRun, presentRunRow, type RunOfTerminals, runRows, runs } from './store.ts';
import { bulkRequestOf, OFFLINE_UPDATE } from './targets.ts';

const find = ({ db, session }: Context, id: string) => runs.get(db.db, session.merchantId, id);

export const runExport = (run: RunOfTerminals): ExportSpec<typeof exportBulkRun, object> => ({
  operation: exportBulkRun,
  fileName: 'bulk-run',
  title: { uk: 'Протокол масової дії', en: 'Protocol of a bulk action' },
  of: { id: run.id, name: '' },
  facts: async ({ db, session }) => ({
    fields: bulkRunExportFields,
    values: {
      ...(await presentRun(db.db, run)),
      started_by_phone: run.user_phone && mayReadPhones(session) ? formatPhone(run.user_phone) : null,
      started_by_id: run.user_id,
    },
  }),
  filters: bulkRunRowFilterFields,
  columns: bulkRunRowFields,
  items: ({ db }, query, beforeNextBatch) =>
    runRows.all(db.db, wholeMerchant(run.merchant_id), query, beforeNextBatch, { run: run.id }),
});

export const bulkHandlers = {
  previewBulkRun: (context, { body }) => previewRun(context, bulkRequestOf(body), body),

  startBulkRun: (context, { body }) => startRun(context, bulkRequestOf(body), body),

  previewOfflineUpdate: (context, { query }) => previewRun(context, OFFLINE_UPDATE, query),

  startOfflineUpdate: (context, { body }) => startRun(context, OFFLINE_UPDATE, body),

  async listBulkRuns({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await runs.page(db.db, session, query, window);
    const items = await Promise.all(found.rows.map((row) => presentRun(db.db, row)));
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  async listBulkRunPeople({ db, session }) {
    return { items: await peopleOfRuns(db.db, session, KINDS) };
  },

  async getBulkRun(context, { params }) {
    return presentRun(context.db.db, await find(context, params.id));
  },

  async listBulkRunRows(context, { params, query }) {
    const { id: run, merchant_id } = await find(context, params.id);
    const window = windowOf(query);
    const found = await runRows.page(context.db.db, wholeMerchant(merchant_id), query, window, { run });
    return presentPage(found, window, presentRunRow);
  },

  async exportBulkRun(context, { params, query }) {
    return exportFile(context, runExport(await find(context, params.id)), query);
  },

  async cancelBulkRun(context, { params }) {
    return presentRun(context.db.db, await cancelTerminalRun(context, params.id));
  },
} satisfies Partial<Handlers<typeof terminalsOperations>>;
