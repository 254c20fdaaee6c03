/** New products of an import, many at a time: one by one each takes some twenty statements. */
import type { ImportedProductFields } from '@kasa/contracts/catalogue/product-imports';
import type { ProductFields } from '@kasa/contracts/catalogue/products';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { sql, type Transaction } from 'kysely';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { seesPoint } from '../../db/point-scope.ts';
import { newId, newRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';
import type { WriteContext } from '../../http/entity/changes.ts';
import { journalOf } from '../../http/journal/journal.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import { requireOwnPlace } from '../../http/request/own-points.ts';
import type { RunItemRow } from '../../runs/run.ts';
import { requireOwnTrade } from '../product-scope.ts';
import { products } from '../product-store.ts';
import { productColumns, productWrites, requireProductReferences } from '../product-writes.ts';
import { among, surroundingsOf } from './surroundings.ts';

type Tx = Transaction<Schema>;

/** Of an import, with what its new products have. */
export type Imported = Row<'product_import_rows'> & Pick<Row<'product_imports'>, 'defaults'>;

/** A transaction of so many holds up neither other runs nor who stops this one. */
const ROWS_AT_ONCE = 20;

/**
 * Does the same to a row of a new product and to those that follow it, unless something stands in the way of the row.
 * Rows that something stands in the way of, or that others work on, keep their turns.
 * @returns whether it was done; if not, nothing was
 */
export async function doneWithOthers(
  tx: Tx,
  context: WriteContext,
  item: Pick<RunItemRow, 'run_id' | 'position'>,
  row: Imported,
  what: (tx: Tx, context: WriteContext, rows: readonly Imported[]) => Promise<ReadonlySet<string>>,
): Promise<boolean> {
  // All are of one import: what its user sees of one row holds for the others.
  const others = await tx
    .selectFrom('bulk_run_rows')
    .innerJoin('product_import_rows', 'product_import_rows.id', 'bulk_run_rows.object_id')
    .selectAll('product_import_rows')
    .select('bulk_run_rows.id as item_id')
    .where('bulk_run_rows.run_id', '=', item.run_id)
    .where('bulk_run_rows.state', '=', 'pending')
    .where('bulk_run_rows.position', '>', item.position)
    .where('bulk_run_rows.position', '<', item.position + ROWS_AT_ONCE)
    .where('product_import_rows.before', 'is', null)
    .orderBy('bulk_run_rows.position')
    .forUpdate('bulk_run_rows')
    .skipLocked()
    .execute();
  const done = await what(tx, context, [row, ...others.map((one) => ({ ...one, defaults: row.defaults }))]);
  const ended = others.flatMap(({ id, item_id }) => (done.has(id) ? [item_id] : []));
  const columns = { state: 'done', reason: null, finished_at: context.clock.nowIso() } as const;
  if (ended.length > 0) await tx.updateTable('bulk_run_rows').set(columns).where('id', 'in', ended).execute();
  return done.has(row.id);
}

/** Where all are sold; undefined: that is not for who began it, or some of it is gone. */
async function placeOf(tx: Tx, context: WriteContext, { defaults }: Imported, groups: readonly string[]) {
  const { is_sold_everywhere, point_ids }: ProductFields = JSON.parse(defaults);
  if (!point_ids.every((id) => seesPoint(context.session, id))) return undefined;
  try {
    requireOwnTrade(context, { is_sold_everywhere });
    requireOwnPlace(context, 'point_ids', point_ids);
    await requireProductReferences(tx, context, { point_ids, group_id: groups }, '');
  } catch (error) {
    if (error instanceof OperationFailure) return undefined;
    throw error;
  }
  return { is_sold_everywhere, point_ids };
}

const fieldsOf = ({ after }: Imported): ImportedProductFields => JSON.parse(after ?? '{}');

/** Makes products whose names are free, and whose groups are there, as `insertEntity` makes one. @returns their rows */
export async function makeMany(
  tx: Tx,
  context: WriteContext,
  rows: readonly Imported[],
): Promise<ReadonlySet<string>> {
  const { session, clock } = context;
  const wanted = rows.map((row) => ({ row, ...fieldsOf(row) }));
  const around = await surroundingsOf(tx, session, {
    articles: wanted.map(({ article }) => article),
    barcodes: rows.flatMap(({ barcode_key }) => barcode_key ?? []),
    groups: wanted.flatMap(({ group }) => group ?? []),
  });
  const free = wanted.flatMap(({ row, group, ...fields }) => {
    const named = around.products.get(fields.article);
    const group_id = group === null ? null : around.groups.get(sortKey(group))?.id;
    const isTaken = named?.archived_at === null || around.barcodes.has(row.barcode_key);
    return isTaken || group_id === undefined ? [] : [{ row, fields: { ...fields, group_id } }];
  });
  const [first] = rows;
  const groups = [...new Set(free.flatMap(({ fields }) => fields.group_id ?? []))];
  const place = first && free.some(({ row }) => row === first) && (await placeOf(tx, context, first, groups));
  if (!place) return new Set();
  const now = clock.nowIso();
  const made = free.map(({ row, fields }) => ({ row, id: newId(), input: { ...fields, ...place } }));
  const columns = made.map(({ id, input }) => ({
    ...{ ...newRowColumns(session.merchantId, now), id },
    ...productWrites(null).initial,
    ...productColumns(input),
  }));
  await bulkInsert(tx, 'products', columns as Row<'products'>[]);
  const at = made.flatMap(({ id }) => place.point_ids.map((point_id) => ({ product_id: id, point_id })));
  const own = { merchant_id: session.merchantId };
  await bulkInsert(
    tx,
    'product_points',
    at.map((one) => ({ id: newId(), ...own, ...one })),
  );
  await bulkInsert(
    tx,
    'price_changes',
    made.map(({ id, input }) => ({
      ...newRowColumns(session.merchantId, now),
      ...{ product_id: id, point_id: null, point_name: null, price_before: null, price: input.price },
      ...{ effective_on: kyivDay(now), state: 'applied', applied_at: now, created_by_id: session.userId },
    })),
  );
  for (const { id } of made) await journalOf(tx, context).recordCreated(products, id);
  const ids = sql.join(
    made.map(({ row, id }) => sql`when ${row.id} then ${id}`),
    sql` `,
  );
  await tx
    .updateTable('product_import_rows')
    .set({ product_id: sql<string>`case id ${ids} end`, product_version: 1, written_version: 1 })
    .where(
      among(
        tx,
        'id',
        made.map(({ row }) => row.id),
      ),
    )
    .execute();
  return new Set(made.map(({ row }) => row.id));
}

/** Deletes products that are what the import made and that nobody uses, as `deleteWithin` deletes one. @returns their rows */
export async function unmakeMany(
  tx: Tx,
  context: WriteContext,
  rows: readonly Imported[],
): Promise<ReadonlySet<string>> {
  const { session, clock } = context;
  // Whether all of it is theirs is asked product by product.
  if (session.points !== null) return new Set();
  const made = new Map(rows.flatMap((row) => (row.product_id === null ? [] : [[row.product_id, row]])));
  const there = products
    .own(tx, sql.val(session.merchantId))
    .where(among(tx, 'products.id', [...made.keys()]));
  const found = await there.selectAll().orderBy('id').forUpdate().execute();
  const kept = [...made.keys()];
  const parts = tx
    .selectFrom('composition_lines')
    .select('part_id')
    .where(among(tx, 'part_id', kept));
  const due = tx
    .selectFrom('price_changes')
    .select('product_id')
    .where(among(tx, 'product_id', kept))
    .where('state', '=', 'planned')
    .where('effective_on', '<=', kyivDay(clock.now()));
  const busy = new Set([
    ...(await parts.execute()).map(({ part_id }) => part_id),
    ...(await due.execute()).map(({ product_id }) => product_id),
  ]);
  const going = found.flatMap(({ id, version, archived_at, is_sold }) => {
    const row = made.get(id);
    const isSame = version === row?.written_version && archived_at === null && is_sold === 0;
    return row && isSame && !busy.has(id) ? [{ id, row }] : [];
  });
  if (!going.some(({ row }) => row === rows[0])) return new Set();
  const ids = going.map(({ id }) => id);
  for (const id of ids) {
    const before = await products.snapshot(tx, context, id);
    const object = { type: products.type, id, name: before?.name ?? '' };
    await recordChange(tx, context, { object, before: before?.fields ?? null, after: null });
  }
  const lines = tx.deleteFrom('composition_lines').where('merchant_id', '=', session.merchantId);
  await lines.where(among(tx, 'owner_id', ids)).execute();
  for (const table of ['product_points', 'product_prices', 'price_changes', 'product_photos'] as const)
    await tx
      .deleteFrom(table)
      .where(among(tx, 'product_id', ids))
      .execute();
  await tx
    .deleteFrom('products')
    .where(among(tx, 'id', ids))
    .execute();
  const done = going.map(({ row }) => row.id);
  const forgotten = tx.updateTable('product_import_rows').set({ written_version: null });
  await forgotten.where(among(tx, 'id', done)).execute();
  return new Set(done);
}
