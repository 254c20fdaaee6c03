/** Changed products of an import, many at a time: one by one each takes some twenty-five statements. */
import type { ImportedProductFields } from '@kasa/contracts/catalogue/product-imports';
import { sql, type Transaction } from 'kysely';
import { among } from '../../db/among.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';
import type { WriteContext } from '../../http/entity/changes.ts';
import { journalOf } from '../../http/journal/journal.ts';
import { recordPrice } from '../price-changes.ts';
import { products } from '../product-store.ts';
import { productColumns, requireProductReferences } from '../product-writes.ts';
import { differing } from './judge.ts';
import type { Imported } from './many.ts';
import { pricesDue, surroundingsOf } from './surroundings.ts';

type Tx = Transaction<Schema>;

/** What is to become of a product. @property group undefined: it keeps its own */
interface Change {
  readonly row: Imported;
  readonly fields: Omit<ImportedProductFields, 'group'>;
  readonly group: string | null | undefined;
}

/** Fields that others are asked about before they change: those are changed one by one. */
const ASKED = ['article', 'barcode', 'unit'] as const;

const fieldsOf = (json: string | null): ImportedProductFields => JSON.parse(json ?? '{}');

/** Changes that ask nobody, of what became of rows or, to undo it, of what was before. */
function plainChanges(rows: readonly Imported[], isUndone: boolean) {
  return rows.flatMap((row) => {
    const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)];
    const changed = differing(before, after);
    if (ASKED.some((field) => changed.includes(field))) return [];
    return [{ row, to: isUndone ? before : after, isMoved: changed.includes('group') }];
  });
}

/** Those that have a group to go to. */
async function placed(
  tx: Tx,
  context: WriteContext,
  changes: ReturnType<typeof plainChanges>,
  isUndone: boolean,
) {
  const groups = changes.flatMap(({ to, isMoved }) => (isMoved ? (to.group ?? []) : []));
  const around = await surroundingsOf(tx, context.session, { articles: [], barcodes: [], groups });
  const ready = changes.flatMap(({ row, to: { group, ...fields }, isMoved }): Change[] => {
    if (!isMoved) return [{ row, fields, group: undefined }];
    if (isUndone) return [{ row, fields, group: row.group_id_before }];
    const id = group === null ? null : around.groups.get(sortKey(group))?.id;
    return id === undefined ? [] : [{ row, fields, group: id }];
  });
  await requireProductReferences(tx, context, { group_id: ready.flatMap(({ group }) => group ?? []) }, '');
  return ready;
}

async function changeThem(
  tx: Tx,
  context: WriteContext,
  rows: readonly Imported[],
  isUndone: boolean,
): Promise<ReadonlySet<string>> {
  // Whether all of it is theirs is asked product by product.
  if (context.session.points !== null) return new Set();
  const changes = await placed(tx, context, plainChanges(rows, isUndone), isUndone);
  const ids = changes.flatMap(({ row }) => row.product_id ?? []);
  const own = products.own(tx, sql.val(context.session.merchantId)).where(among(tx, 'products.id', ids));
  const found = await own.selectAll().orderBy('id').forUpdate().execute();
  const there = new Map(found.map((product) => [product.id, product]));
  const due = await pricesDue(tx, context.clock, ids);
  const going = changes.flatMap((change) => {
    const { product_id, product_version, written_version } = change.row;
    const product = there.get(product_id ?? '');
    const isSame = product?.version === (isUndone ? written_version : product_version);
    const isFree = isSame && product?.archived_at === null && !due.has(product.id);
    return product && isFree ? [{ ...change, product }] : [];
  });
  if (!going.some(({ row }) => row === rows[0])) return new Set();
  for (const { product, fields, group } of going) await changeOne(tx, context, product, { fields, group });
  const done = going.map(({ row }) => row.id);
  const written_version = isUndone ? null : sql<number>`product_version + 1`;
  const remembered = tx.updateTable('product_import_rows').set({ written_version });
  await remembered.where(among(tx, 'id', done)).execute();
  return new Set(done);
}

/** Changes a product that is locked, as `updateWithin` does. */
async function changeOne(
  tx: Tx,
  context: WriteContext,
  product: Row<'products'>,
  { fields, group }: Pick<Change, 'fields' | 'group'>,
): Promise<void> {
  const place = { is_sold_everywhere: product.is_sold_everywhere === 1, point_ids: [] };
  const group_id = group === undefined ? product.group_id : group;
  const columns = productColumns({ ...fields, ...place, group_id });
  const price_before = Number(product.price);
  const price = { product_id: product.id, point_id: null, price_before, price: fields.price };
  const journal = await journalOf(tx, context).captureBefore(products, product.id);
  const set = { ...columns, ...updatedRowColumns(context.clock.nowIso()) };
  await tx.updateTable('products').set(set).where('id', '=', product.id).execute();
  if (price_before !== fields.price) await recordPrice(tx, context, price);
  await journal.record();
}

/** Writes what differs of products that nobody has worked on since they were looked at. @returns their rows */
export const changeMany = (tx: Tx, context: WriteContext, rows: readonly Imported[]) =>
  changeThem(tx, context, rows, false);

/** Gives products back what they had before, unless somebody has worked on them since. @returns their rows */
export const restoreMany = (tx: Tx, context: WriteContext, rows: readonly Imported[]) =>
  changeThem(tx, context, rows, true);
