import { formatPhone } from '@kasa/contracts/shared/phone';
import {
  reversalRunExportFields,
  reversalRunRowFields,
  reversalRunRowFilterFields,
} from '@kasa/contracts/transactions/fields';
import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { exportReversalRun } from '@kasa/contracts/transactions/operations/reversal-runs';
import { wholeMerchant } from '../../db/point-scope.ts';
import { type ExportSpec, exportFile } from '../../http/entity/export.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import { mayReadPhones } from '../../http/people.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { peopleOfRuns } from '../../runs/run.ts';
import { requireRight } from '../reversals/begin.ts';
import { previewRun } from './preview.ts';
import { cancelReversalRun, startRun } from './start.ts';
import { KINDS, presentRun, presentRunRow, type ReversalRunRow, runRows, runs } from './store.ts';

const find = ({ db, session }: Context, id: string) => runs.get(db.db, session.merchantId, id);

/** Reversals of many payments show them, too. @throws OperationFailure `forbidden` */
const requireView = ({ session }: Context) => requireRight(session.tags, 'transactions_view');

export const reversalRunExport = (run: ReversalRunRow): ExportSpec<typeof exportReversalRun, object> => ({
  operation: exportReversalRun,
  fileName: 'reversal-run',
  title: { uk: 'Протокол масового повернення', en: 'Bulk refund report' },
  of: { id: run.id, name: '' },
  facts: async ({ db, session }) => ({
    fields: reversalRunExportFields,
    values: {
      ...(await presentRun(db.db, run)),
      started_by_phone: run.user_phone && mayReadPhones(session) ? formatPhone(run.user_phone) : null,
      started_by_id: run.user_id,
    },
  }),
  filters: reversalRunRowFilterFields,
  columns: reversalRunRowFields,
  async *items(context, query, beforeNextBatch) {
    const rows = runRows.all(context.db.db, wholeMerchant(run.merchant_id), query, beforeNextBatch, {
      run: run.id,
    });
    for await (const row of rows) {
      const { payment, ...result } = presentRunRow(row, context);
      const { terminal } = payment;
      const named = { ...terminal, name: `${terminal.number} ${terminal.name}` };
      yield { ...payment, ...result, terminal: named, position: row.position };
    }
  },
});

export const reversalRunHandlers = {
  async previewReversalRun(context, { body }) {
    requireView(context);
    return previewRun(context, body);
  },

  async startReversalRun(context, { body }) {
    requireView(context);
    return startRun(context, body);
  },

  async listReversalRuns({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await runs.page(db.db, session, query, window);
    const items = await Promise.all(found.rows.map((row) => presentRun(db.db, row)));
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  async listReversalRunPeople({ db, session }) {
    return { items: await peopleOfRuns(db.db, session, KINDS) };
  },

  async getReversalRun(context, { params }) {
    return presentRun(context.db.db, await find(context, params.id));
  },

  async listReversalRunRows(context, { params, query }) {
    const { id: run, merchant_id } = await find(context, params.id);
    const window = windowOf(query);
    const found = await runRows.page(context.db.db, wholeMerchant(merchant_id), query, window, { run });
    return presentPage(found, window, (row) => presentRunRow(row, context));
  },

  async exportReversalRun(context, { params, query }) {
    return exportFile(context, reversalRunExport(await find(context, params.id)), query);
  },

  async cancelReversalRun(context, { params }) {
    requireView(context);
    return presentRun(context.db.db, await cancelReversalRun(context, params.id));
  },
} satisfies Partial<Handlers<typeof transactionsOperations>>;
