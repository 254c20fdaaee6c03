/** New products of an import, many at a time: one by one each takes some twenty statements. */
import type { ImportedProductFields } from '@kasa/contracts/catalogue/product-imports';
import type { ProductFields } from '@kasa/contracts/catalogue/products';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { sql, type Transaction } from 'kysely';
import { among } from '../../db/among.ts';
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
import { requireOwnTrade } from '../product-scope.ts';
import { products } from '../product-store.ts';
import { deletePartsOf, productColumns, productWrites, requireProductReferences } from '../product-writes.ts';
import { pricesDue, surroundingsOf } from './surroundings.ts';

type Tx = Transaction<Schema>;

/** Of an import, with what its new products have. */
export type Imported = Row<'product_import_rows'> & Pick<Row<'product_imports'>, 'defaults'>;

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

/** The row of a product that is to be made. */
interface Made {
  readonly row: Imported;
  readonly id: string;
  readonly input: ProductFields;
}

/** Those whose names are free, and whose groups are there; none if the first one is not among them. */
async function choose(tx: Tx, context: WriteContext, rows: readonly Imported[]): Promise<readonly Made[]> {
  const wanted = rows.map((row) => ({ row, ...fieldsOf(row) }));
  const around = await surroundingsOf(tx, context.session, {
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
  if (first === undefined || !free.some(({ row }) => row === first)) return [];
  const groups = [...new Set(free.flatMap(({ fields }) => fields.group_id ?? []))];
  const place = await placeOf(tx, context, first, groups);
  if (place === undefined) return [];
  return free.map(({ row, fields }) => ({ row, id: newId(), input: { ...fields, ...place } }));
}

/** Makes products whose names are free, and whose groups are there, as `insertEntity` makes one. @returns their rows */
export async function makeMany(
  tx: Tx,
  context: WriteContext,
  rows: readonly Imported[],
): Promise<ReadonlySet<string>> {
  const made = await choose(tx, context, rows);
  if (made.length > 0) await insert(tx, context, made);
  return new Set(made.map(({ row }) => row.id));
}

async function insert(tx: Tx, context: WriteContext, made: readonly Made[]): Promise<void> {
  const { session, clock } = context;
  const now = clock.nowIso();
  const own = { merchant_id: session.merchantId };
  const columns = made.map(({ id, input }) => ({
    ...{ ...newRowColumns(session.merchantId, now), id },
    ...productWrites(null).initial,
    ...productColumns(input),
  }));
  await bulkInsert(tx, 'products', columns as Row<'products'>[]);
  const points = made.flatMap(({ id: product_id, input }) =>
    input.point_ids.map((point_id) => ({ id: newId(), ...own, product_id, point_id })),
  );
  await bulkInsert(tx, 'product_points', points);
  const prices = made.map(({ id, input }) => ({
    ...newRowColumns(session.merchantId, now),
    ...{ product_id: id, point_id: null, point_name: null, price_before: null, price: input.price },
    ...{
      effective_on: kyivDay(now),
      state: 'applied' as const,
      applied_at: now,
      created_by_id: session.userId,
    },
  }));
  await bulkInsert(tx, 'price_changes', prices);
  for (const { id } of made) await journalOf(tx, context).recordCreated(products, id);
  await remember(tx, made);
}

/** Which product each row has become. */
async function remember(tx: Tx, made: readonly Made[]): Promise<void> {
  const cases = made.map(({ row, id }) => sql`when ${row.id} then ${id}`);
  const product_id = sql<string>`case id ${sql.join(cases, sql` `)} end`;
  const rows = tx
    .updateTable('product_import_rows')
    .set({ product_id, product_version: 1, written_version: 1 });
  const ids = made.map(({ row }) => row.id);
  await rows.where(among(tx, 'id', ids)).execute();
}

/** A product that an import made, and its row. */
interface Going {
  readonly row: Imported;
  readonly id: string;
}

/** Those that are what the import made and that nobody uses, locked; none if the first one is not among them. */
async function chooseUnused(
  tx: Tx,
  { session, clock }: WriteContext,
  rows: readonly Imported[],
): Promise<readonly Going[]> {
  // Whether all of it is theirs is asked product by product.
  if (session.points !== null) return [];
  const made = new Map(rows.flatMap((row) => (row.product_id === null ? [] : [[row.product_id, row]])));
  const ids = [...made.keys()];
  const there = products.own(tx, sql.val(session.merchantId)).where(among(tx, 'products.id', ids));
  const found = await there.selectAll().orderBy('id').forUpdate().execute();
  const lines = tx.selectFrom('composition_lines').select('part_id');
  const parts = await lines.where(among(tx, 'part_id', ids)).execute();
  const used = new Set(parts.map(({ part_id }) => part_id));
  const due = await pricesDue(tx, clock, ids);
  const going = found.flatMap(({ id, version, archived_at, is_sold }) => {
    const row = made.get(id);
    const isSame = version === row?.written_version && archived_at === null && is_sold === 0;
    return row && isSame && !used.has(id) && !due.has(id) ? [{ row, id }] : [];
  });
  return going.some(({ row }) => row === rows[0]) ? going : [];
}

/** Deletes products that are what the import made and that nobody uses, as `deleteWithin` deletes one. @returns their rows */
export async function unmakeMany(
  tx: Tx,
  context: WriteContext,
  rows: readonly Imported[],
): Promise<ReadonlySet<string>> {
  const going = await chooseUnused(tx, context, rows);
  if (going.length === 0) return new Set();
  const ids = going.map(({ id }) => id);
  for (const id of ids) {
    const before = await products.snapshot(tx, context, id);
    const object = { type: products.type, id, name: before?.name ?? '' };
    await recordChange(tx, context, { object, before: before?.fields ?? null, after: null });
  }
  await deletePartsOf(tx, context.session.merchantId, ids);
  await tx
    .deleteFrom('products')
    .where(among(tx, 'id', ids))
    .execute();
  const done = going.map(({ row }) => row.id);
  const forgotten = tx.updateTable('product_import_rows').set({ written_version: null });
  await forgotten.where(among(tx, 'id', done)).execute();
  return new Set(done);
}
