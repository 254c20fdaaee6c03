/** Actions on many products. */

import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import {
  productRunExportFields,
  productRunRowFields,
  productRunRowFilterFields,
} from '@kasa/contracts/catalogue/product-run-fields';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { wholeMerchant } from '../../db/point-scope.ts';
import { type ExportSpec, exportFile } from '../../http/entity/export.ts';
import { omit } from '../../http/journal/diff.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import { mayReadPhones } from '../../http/people.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { peopleOfRuns } from '../../runs/run.ts';
import { namesFor, previewRun } from './preview.ts';
import { cancelProductRun, startRun } from './start.ts';
import {
  changeOfRun,
  KINDS,
  type ProductRunOfStore,
  presentRun,
  presentRunRow,
  runRows,
  runs,
  seenOf,
  stepFields,
} from './store.ts';
import { valuesText } from './values-text.ts';

type Operations = Pick<
  typeof catalogueOperations,
  Extract<keyof typeof catalogueOperations, `${string}ProductRun${string}`>
>;

const find = ({ db, session }: Context, id: string) => runs.get(db.db, session.merchantId, id);

/** The protocol of a run; sums stand in columns of their own. */
export const productRunExport = (
  run: ProductRunOfStore,
): ExportSpec<typeof catalogueOperations.exportProductRun, object> => ({
  operation: catalogueOperations.exportProductRun,
  fileName: 'product-run',
  title: { uk: 'Протокол масової дії з товарами', en: 'Report of a bulk action on products' },
  of: { id: run.id, name: '' },
  facts: async ({ db, session }) => ({
    fields: productRunExportFields,
    values: {
      ...(await presentRun(db.db, run, session)),
      ...stepFields(seenOf(changeOfRun(run), session)),
      action: run.kind,
      started_by_phone: run.user_phone && mayReadPhones(session) ? formatPhone(run.user_phone) : null,
      started_by_id: run.user_id,
    },
  }),
  filters: productRunRowFilterFields,
  columns:
    run.kind === 'change_price'
      ? omit(productRunRowFields, 'before', 'after')
      : omit(productRunRowFields, 'price_before', 'price'),
  async *items(context, query, beforeNextBatch) {
    const names = await namesFor(context);
    const of = { run: run.id };
    const all = runRows.all(context.db.db, wholeMerchant(run.merchant_id), query, beforeNextBatch, of);
    for await (const row of all) {
      const { product, before, after, ...result } = presentRunRow(row, names);
      yield {
        ...{ ...product, ...result, position: row.position },
        ...{ price_before: before?.price ?? null, price: after?.price ?? null },
        ...{ before: valuesText(run, before, context), after: valuesText(run, after, context) },
      };
    }
  },
});

export const productRunHandlers: Handlers<Operations> = {
  previewProductRun: (context, { body }) => previewRun(context, body),

  startProductRun: (context, { body }) => startRun(context, body),

  async listProductRuns({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await runs.page(db.db, session, query, window);
    const items = await Promise.all(found.rows.map((row) => presentRun(db.db, row, session)));
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  async listProductRunPeople({ db, session }) {
    return { items: await peopleOfRuns(db.db, session, KINDS) };
  },

  async getProductRun(context, { params }) {
    return presentRun(context.db.db, await find(context, params.id), context.session);
  },

  async listProductRunRows(context, { params, query }) {
    const { id: run, merchant_id } = await find(context, params.id);
    const window = windowOf(query);
    const found = await runRows.page(context.db.db, wholeMerchant(merchant_id), query, window, { run });
    const names = await namesFor(context);
    return presentPage(found, window, (row) => presentRunRow(row, names));
  },

  async exportProductRun(context, { params, query }) {
    return exportFile(context, productRunExport(await find(context, params.id)), query);
  },

  async cancelProductRun(context, { params }) {
    return presentRun(context.db.db, await cancelProductRun(context, params.id), context.session);
  },
};
