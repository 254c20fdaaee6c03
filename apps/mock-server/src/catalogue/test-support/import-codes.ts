import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { asksFromOnePoint } from './product-codes.ts';

const defaults = ops.createProductImport.example.body.defaults;
const begun = { params: { id: ids.productImportDone } };

const unfinished = (db: Db) =>
  db
    .updateTable('bulk_runs')
    .set({ state: 'running', finished_at: null })
    .where('id', '=', ids.productImportRun)
    .execute();

/** The file has more rows than have come. */
const breaksOff = (db: Db) =>
  db
    .updateTable('product_imports')
    .set({ rows_in_file: 20_000 })
    .where('id', '=', ids.productImportToStart)
    .execute();

/** The rows of a draft say nothing of products any more. */
const leaveOut = (db: Db) =>
  db
    .updateTable('product_import_rows')
    .set({ verdict: 'left_out', is_left_out: 1 })
    .where('import_id', '=', ids.productImportToStart)
    .execute();

const nothingWritten = (db: Db) =>
  db
    .updateTable('product_import_rows')
    .set({ written_version: null })
    .where('import_id', '=', ids.productImportToRollBack)
    .execute();

/** What the import made was sold. */
const sells = async (db: Db) => {
  const rows = db.updateTable('product_import_rows').where('import_id', '=', ids.productImportToRollBack);
  await rows.set({ before: null, product_id: ids.product }).execute();
};

const rollsBack = (db: Db) =>
  db
    .updateTable('product_imports')
    .set({ roll_back_run_id: ids.productImportRun })
    .where('id', '=', ids.productImportToRollBack)
    .execute();

/** Another import is being undone. */
const undoes = async (db: Db) => {
  const runs = db.updateTable('bulk_runs').where('id', '=', ids.productImportRun);
  await runs.set({ kind: 'roll_back_import', state: 'running', finished_at: null }).execute();
};

async function isFull(db: Db): Promise<void> {
  const rows = db.selectFrom('product_import_rows').selectAll();
  const row = await rows.where('id', '=', ids.productImportRowToEdit).executeTakeFirstOrThrow();
  const full = Array.from({ length: 20_000 }, (_, n) => ({ ...row, id: newId(), position: 100 + n }));
  await bulkInsert(db, 'product_import_rows', full);
}

/** How the operations of imports earn their own codes. */
export const importCodes: FailureCases = {
  'createProductImport not_found': exampleWith(ops.createProductImport, {
    body: { defaults: { ...defaults, point_ids: [UNKNOWN_ID] } },
  }),
  'createProductImport beyond_own_points': exampleWith(
    ops.createProductImport,
    { body: { defaults: { ...defaults, is_sold_everywhere: true, point_ids: [] } } },
    asksFromOnePoint,
  ),
  'putProductImportRows product_import_started': exampleWith(ops.putProductImportRows, begun),
  'putProductImportRows bulk_run_too_large': exampleWith(ops.putProductImportRows, {}, isFull),
  'updateProductImportRow product_import_started': exampleWith(ops.updateProductImportRow, {
    params: { id: ids.productImportDone, row_id: ids.productImportRowToEdit },
  }),
  'deleteProductImport product_import_started': exampleWith(ops.deleteProductImport, begun),
  'startProductImport product_import_started': exampleWith(ops.startProductImport, begun),
  'startProductImport product_import_incomplete': exampleWith(ops.startProductImport, {}, breaksOff),
  'startProductImport bulk_run_empty': exampleWith(ops.startProductImport, {}, leaveOut),
  'startProductImport bulk_run_unfinished': exampleWith(ops.startProductImport, {}, unfinished),
  'startProductImport bulk_targets_changed': exampleWith(ops.startProductImport, {
    body: { import_version: 7 },
  }),
  'rollBackProductImport conflict': exampleWith(ops.rollBackProductImport, { body: { import_version: 7 } }),
  'rollBackProductImport product_import_not_finished': exampleWith(ops.rollBackProductImport, {
    params: { id: ids.productImport },
  }),
  'rollBackProductImport product_import_rolled_back': exampleWith(ops.rollBackProductImport, {}, rollsBack),
  'rollBackProductImport product_import_sold': exampleWith(ops.rollBackProductImport, {}, sells),
  'rollBackProductImport bulk_run_empty': exampleWith(ops.rollBackProductImport, {}, nothingWritten),
  'rollBackProductImport bulk_run_unfinished': exampleWith(ops.rollBackProductImport, {}, undoes),
};
