/** Runs of imports: what they do with a row. */
import { type ImportRunReason, importActions } from '@kasa/contracts/catalogue/import-values';
import type { ImportedProductFields } from '@kasa/contracts/catalogue/product-imports';
import type { ProductFields } from '@kasa/contracts/catalogue/products';
import type { Transaction } from 'kysely';
import { seesPoint } from '../../db/point-scope.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';
import { deleteWithin, insertEntity, updateWithin, type WriteContext } from '../../http/entity/changes.ts';
import type { ActorContext } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { Result, RunDomain, RunItemRow, RunRow, Tally } from '../../runs/run.ts';
import { productGroupWrites } from '../product-group-handlers.ts';
import { products } from '../product-store.ts';
import { productWrites, requireFreeNames } from '../product-writes.ts';
import { changeMany, restoreMany } from './change-many.ts';
import { differing } from './judge.ts';
import { type Imported, makeMany, unmakeMany } from './many.ts';
import { runs } from './run-store.ts';
import { pricesDue } from './surroundings.ts';
import { tryWithOthers } from './with-others.ts';

type Tx = Transaction<Schema>;

/** Writes rows of imports, and undoes what they did. */
export const importRuns: RunDomain = {
  kinds: importActions,
  journaled: runs,
  permissionsOf: () => ['catalog_manage'],
  progressOf: ({ id: run_id, state, total }: RunRow, { done, skipped, failed }: Tally) => ({
    type: 'product_import.progress',
    data: { run_id, state, total, done, skipped, failed },
  }),
  process: processRow,
};

const skipped = (reason: ImportRunReason): Result => ({ state: 'skipped', reason });
const failed = (reason: ImportRunReason): Result => ({ state: 'failed', reason });
const done: Result = { state: 'done', reason: null };

/** Whether a name was refused that another product has. */
const isTaken = ({ codeName, details }: OperationFailure) =>
  codeName === 'conflict' &&
  details?.fields?.some(({ path }) => path === 'article' || path === 'barcode') === true;

/** What refuses a row by its turn that nothing was wrong with before. */
const refusals: Partial<Record<string, Result>> = {
  not_found: failed('not_found'),
  conflict: failed('conflict'),
  validation_failed: failed('conflict'),
  product_archived: failed('conflict'),
  beyond_own_points: failed('beyond_own_points'),
  product_sold: skipped('product_sold'),
  product_in_composition: skipped('product_in_composition'),
};

async function processRow(
  tx: Tx,
  actor: ActorContext,
  { kind, merchant_id }: RunRow,
  item: RunItemRow,
): Promise<Result> {
  const row = await tx
    .selectFrom('product_import_rows')
    .innerJoin('product_imports', 'product_imports.id', 'product_import_rows.import_id')
    .selectAll('product_import_rows')
    .select('product_imports.defaults')
    .where('product_import_rows.id', '=', item.object_id)
    .where('product_import_rows.merchant_id', '=', merchant_id)
    .executeTakeFirst();
  if (row === undefined) return failed('not_found');
  // Nobody reads what a refusal says: its code counts.
  const context: WriteContext = { ...actor, language: 'uk' };
  try {
    const isNew = row.before === null;
    const [one, many] =
      kind === 'import_products'
        ? [write, isNew ? makeMany : changeMany]
        : [undo, isNew ? unmakeMany : restoreMany];
    return (await tryWithOthers(tx, context, item, row, many)) ? done : await one(tx, context, row);
  } catch (error) {
    if (!(error instanceof OperationFailure)) throw error;
    const result = isTaken(error) ? failed('taken') : refusals[error.codeName];
    if (result === undefined) throw error;
    return result;
  }
}

/** The group of a name, which is made if there is none. Rows of one import make groups one after another. */
async function groupNamed(
  tx: Tx,
  context: WriteContext,
  { import_id }: Imported,
  name: string | null,
): Promise<string | null> {
  if (name === null) return null;
  const own = tx.selectFrom('product_groups').where('merchant_id', '=', context.session.merchantId);
  const named = own.select('id').where('name_key', '=', sortKey(name)).orderBy('id').limit(1);
  const found = await named.executeTakeFirst();
  if (found !== undefined) return found.id;
  await tx.selectFrom('product_imports').select('id').where('id', '=', import_id).forUpdate().execute();
  const made = await named.executeTakeFirst();
  return made?.id ?? (await insertEntity(tx, context, productGroupWrites, { name })).id;
}

async function remember(
  tx: Tx,
  { id }: Imported,
  columns: Partial<Row<'product_import_rows'>>,
): Promise<void> {
  await tx.updateTable('product_import_rows').set(columns).where('id', '=', id).execute();
}

async function write(tx: Tx, context: WriteContext, row: Imported): Promise<Result> {
  const { group, ...fields }: ImportedProductFields = JSON.parse(row.after ?? '{}');
  if (row.product_id === null) {
    const { is_sold_everywhere, point_ids }: ProductFields = JSON.parse(row.defaults);
    // Whoever began it may work elsewhere by now; requests have no ids of other points.
    if (!point_ids.every((id) => seesPoint(context.session, id))) return failed('beyond_own_points');
    // First of all, so that no group is made for nothing.
    await requireFreeNames(tx, context, { article: fields.article, barcode_key: row.barcode_key }, null);
    const group_id = await groupNamed(tx, context, row, group);
    const input = { ...fields, is_sold_everywhere, point_ids, group_id };
    const { id, version } = await insertEntity(tx, context, productWrites(null), input);
    await remember(tx, row, { product_id: id, product_version: version, written_version: version });
    return done;
  }
  const product = await products.lock(tx, context.session.merchantId, row.product_id);
  const isChanged = product.version !== row.product_version || product.archived_at !== null;
  if (isChanged || (await isPriceDue(tx, context, product))) return failed('conflict');
  const before: ImportedProductFields = JSON.parse(row.before ?? '{}');
  const group_id = group === before.group ? product.group_id : await groupNamed(tx, context, row, group);
  return update(tx, context, row, product, { ...fields, group_id });
}

/** Writes what differs of a product that is locked. */
async function update(
  tx: Tx,
  context: WriteContext,
  row: Imported,
  product: Row<'products'>,
  fields: Omit<ProductFields, 'is_sold_everywhere' | 'point_ids'>,
): Promise<Result> {
  const { id, version, is_sold_everywhere } = product;
  const place = { is_sold_everywhere: is_sold_everywhere === 1, point_ids: await pointsOf(tx, id) };
  const { version: written } = await updateWithin(tx, context, productWrites(id), id, version, {
    ...fields,
    ...place,
  });
  await remember(tx, row, { written_version: written });
  return done;
}

async function undo(tx: Tx, context: WriteContext, row: Imported): Promise<Result> {
  if (row.product_id === null || row.written_version === null) return failed('not_found');
  const forgotten = { written_version: null };
  const product = await products.lock(tx, context.session.merchantId, row.product_id);
  const isChanged = product.version !== row.written_version || product.archived_at !== null;
  if (isChanged || (await isPriceDue(tx, context, product))) return skipped('conflict');
  if (row.before === null) {
    await deleteWithin(tx, context, productWrites(row.product_id), row.product_id);
    await remember(tx, row, forgotten);
    return done;
  }
  const before: ImportedProductFields = JSON.parse(row.before);
  const after: ImportedProductFields = JSON.parse(row.after ?? '{}');
  const isMoved = differing(before, after).includes('group');
  const { group: _, ...fields } = before;
  const group_id = isMoved ? row.group_id_before : product.group_id;
  await update(tx, context, row, product, { ...fields, group_id });
  await remember(tx, row, forgotten);
  return done;
}

async function isPriceDue(tx: Tx, { clock }: WriteContext, { id }: Row<'products'>): Promise<boolean> {
  return (await pricesDue(tx, clock, [id])).has(id);
}

/** Where a product is sold that is not sold everywhere, of the points that are still there. */
async function pointsOf(tx: Db, id: string): Promise<string[]> {
  const own = tx.selectFrom('product_points').innerJoin('branches', 'branches.id', 'product_points.point_id');
  const rows = await own.select('branches.id').where('product_points.product_id', '=', id).execute();
  return rows.map((point) => point.id);
}
