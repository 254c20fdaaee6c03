import { formatPhone } from '@kasa/contracts/shared/phone';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { exportResendRun } from '@kasa/contracts/terminals/operations/resend-runs';
import {
  resendRunExportFields,
  resendRunRowFields,
  resendRunRowFilterFields,
} from '@kasa/contracts/terminals/resend-run-fields';
import { wholeMerchant } from '../../../db/point-scope.ts';
import { type ExportSpec, exportFile } from '../../../http/entity/export.ts';
import { presentPage, windowOf } from '../../../http/list.ts';
import { mayReadPhones } from '../../../http/people.ts';
import type { Context, Handlers } from '../../../http/request/handler.ts';
import { peopleOfRuns } from '../../../runs/run.ts';
import { previewRun } from './preview.ts';
import { cancelResendRun, startRun } from './start.ts';
import { KINDS, presentRun, presentRunRow, type ResendRunRow, runRows, runs } from './store.ts';

const find = ({ db, session }: Context, id: string) => runs.get(db.db, session.merchantId, id);

export const resendRunExport = (run: ResendRunRow): ExportSpec<typeof exportResendRun, object> => ({
  operation: exportResendRun,
  fileName: 'resend-run',
  title: { uk: 'Протокол масового надсилання сповіщень', en: 'Bulk resend report' },
  of: { id: run.id, name: '' },
  facts: async ({ db, session }) => ({
    fields: resendRunExportFields,
    values: {
      ...(await presentRun(db.db, run)),
      started_by_phone: run.user_phone && mayReadPhones(session) ? formatPhone(run.user_phone) : null,
      started_by_id: run.user_id,
    },
  }),
  filters: resendRunRowFilterFields,
  columns: resendRunRowFields,
  async *items(context, query, beforeNextBatch) {
    const rows = runRows.all(context.db.db, wholeMerchant(run.merchant_id), query, beforeNextBatch, {
      run: run.id,
    });
    for await (const row of rows) yield { ...presentRunRow(row), position: row.position };
  },
});

export const resendRunHandlers = {
  previewResendRun: (context, { body }) => previewRun(context, body),

  startResendRun: (context, { body }) => startRun(context, body),

  async listResendRuns({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await runs.page(db.db, session, query, window);
    const items = await Promise.all(found.rows.map((row) => presentRun(db.db, row)));
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  async listResendRunPeople({ db, session }) {
    return { items: await peopleOfRuns(db.db, session, KINDS) };
  },

  async getResendRun(context, { params }) {
    return presentRun(context.db.db, await find(context, params.id));
  },

  async listResendRunRows(context, { params, query }) {
    const { id: run, merchant_id } = await find(context, params.id);
    const window = windowOf(query);
    const found = await runRows.page(context.db.db, wholeMerchant(merchant_id), query, window, { run });
    return presentPage(found, window, presentRunRow);
  },

  async exportResendRun(context, { params, query }) {
    return exportFile(context, resendRunExport(await find(context, params.id)), query);
  },

  async cancelResendRun(context, { params }) {
    return presentRun(context.db.db, await cancelResendRun(context, params.id));
  },
} satisfies Partial<Handlers<typeof terminalsOperations>>;
