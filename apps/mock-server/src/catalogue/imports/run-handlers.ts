/** Runs of imports. */
import {
  productImportRunExportFields,
  productImportRunRowFields,
  productImportRunRowFilterFields,
} from '@kasa/contracts/catalogue/import-fields';
import { importActions } from '@kasa/contracts/catalogue/import-values';
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { exportProductImportRun } from '@kasa/contracts/catalogue/operations/product-import-runs';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { wholeMerchant } from '../../db/point-scope.ts';
import { type ExportSpec, exportFile } from '../../http/entity/export.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import { mayReadPhones } from '../../http/people.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { peopleOfRuns } from '../../runs/run.ts';
import { type ImportRunRow, presentRun, presentRunRow, runRows, runs } from './run-store.ts';
import { cancelImportRun } from './start.ts';

type Operations = Pick<
  typeof catalogueOperations,
  Extract<keyof typeof catalogueOperations, `${string}ImportRun${string}`>
>;

const find = ({ db, session }: Context, id: string) => runs.get(db.db, session.merchantId, id);

export const importRunExport = (run: ImportRunRow): ExportSpec<typeof exportProductImportRun, object> => ({
  operation: exportProductImportRun,
  fileName: 'product-import',
  title: { uk: 'Протокол імпорту товарів', en: 'Product import report' },
  of: { id: run.id, name: run.template_name ?? '' },
  facts: async ({ db, session }) => ({
    fields: productImportRunExportFields,
    values: {
      ...(await presentRun(db.db, run)),
      file: run.template_name,
      started_by_phone: run.user_phone && mayReadPhones(session) ? formatPhone(run.user_phone) : null,
      started_by_id: run.user_id,
    },
  }),
  filters: productImportRunRowFilterFields,
  columns: productImportRunRowFields,
  async *items({ db }, query, beforeNextBatch) {
    const of = { run: run.id };
    const rows = runRows.all(db.db, wholeMerchant(run.merchant_id), query, beforeNextBatch, of);
    for await (const row of rows) yield presentRunRow(row);
  },
});

export const importRunHandlers: Handlers<Operations> = {
  async listProductImportRuns({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await runs.page(db.db, session, query, window);
    const items = await Promise.all(found.rows.map((row) => presentRun(db.db, row)));
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  async listProductImportRunPeople({ db, session }) {
    return { items: await peopleOfRuns(db.db, session, importActions) };
  },

  async getProductImportRun(context, { params }) {
    return presentRun(context.db.db, await find(context, params.id));
  },

  async listProductImportRunRows(context, { params, query }) {
    const { id: run, merchant_id } = await find(context, params.id);
    const window = windowOf(query);
    const found = await runRows.page(context.db.db, wholeMerchant(merchant_id), query, window, { run });
    return presentPage(found, window, presentRunRow);
  },

  async exportProductImportRun(context, { params, query }) {
    return exportFile(context, importRunExport(await find(context, params.id)), query);
  },

  async cancelProductImportRun(context, { params }) {
    return presentRun(context.db.db, await cancelImportRun(context, params.id));
  },
};
