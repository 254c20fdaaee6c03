/** Imports of products. */
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { wholeMerchant } from '../../db/point-scope.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import type { Handlers } from '../../http/request/handler.ts';
import { createDraft, deleteDraft, putRows, updateRow } from './drafts.ts';
import { importOf, importRows, imports, presentImportRow, presentImports } from './import-store.ts';
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

export const importHandlers: Handlers<Operations> = {
  async listProductImports({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await imports.page(db.db, session, query, window);
    const items = await presentImports(db.db, found.rows);
    return presentPage({ ...found, rows: items }, window, (item) => item);
  },

  getProductImport: (context, { params }) => importOf(context.db.db, context, params.id),

  createProductImport: (context, { body }) => createDraft(context, body),

  putProductImportRows: (context, { params, body }) => putRows(context, params.id, body),

  async listProductImportRows(context, { params, query }) {
    const { merchantId } = context.session;
    const { id } = await imports.get(context.db.db, merchantId, params.id);
    const window = windowOf(query);
    const viewer = wholeMerchant(merchantId);
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
