/** Imports of products. */
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { wholeMerchant } from '../../db/point-scope.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { createDraft, deleteDraft, putRows, updateRow } from './drafts.ts';
import { importRows, imports, presentImport, presentImportRow } from './import-store.ts';
import { rollBackImport, startImport } from './start.ts';

type Operations = Pick<
  typeof catalogueOperations,
  | 'listProductImports'
  | 'getProductImport'
  | 'createProductImport'
  | 'putProductImportRows'
  | 'listProductImportRows'
  | 'updateProductImportRow'
  | 'startProductImport'
  | 'rollBackProductImport'
  | 'deleteProductImport'
>;

const find = ({ db, session }: Context, id: string) => imports.get(db.db, session.merchantId, id);

export const importHandlers: Handlers<Operations> = {
  async listProductImports({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await imports.page(db.db, session, query, window);
    const items = await Promise.all(found.rows.map((row) => presentImport(db.db, row)));
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  async getProductImport(context, { params }) {
    return presentImport(context.db.db, await find(context, params.id));
  },

  createProductImport: (context, { body }) => createDraft(context, body),

  putProductImportRows: (context, { params, body }) => putRows(context, params.id, body),

  async listProductImportRows(context, { params, query }) {
    const { id } = await find(context, params.id);
    const window = windowOf(query);
    const viewer = wholeMerchant(context.session.merchantId);
    const found = await importRows.page(context.db.db, viewer, query, window, { import: id });
    return presentPage(found, window, (row) => presentImportRow(row, context));
  },

  updateProductImportRow: (context, { params, body }) => updateRow(context, params, body),

  startProductImport: (context, { params, body }) => startImport(context, params.id, body.import_version),

  rollBackProductImport: (context, { params, body }) =>
    rollBackImport(context, params.id, body.import_version),

  async deleteProductImport(context, { params }) {
    await deleteDraft(context, params.id);
    return {};
  },
};
