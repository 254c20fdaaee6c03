/** How products are written: their own rules, the points where they are sold, and what their prices were. */
import { barcodeKey } from '@kasa/contracts/catalogue/barcodes';
import type { ProductFields } from '@kasa/contracts/catalogue/products';
import type { Transaction } from 'kysely';
import { among } from '../db/among.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites, WriteContext } from '../http/entity/changes.ts';
import type { ChangeContext } from '../http/journal/record-change.ts';
import { OperationFailure } from '../http/request/handler.ts';
import { requireOwnPlace } from '../http/request/own-points.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireNotTaken } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { isPart } from './composition-store.ts';
import { keepPlansWithin } from './plan-reach.ts';
import { dropPricesElsewhere, recordPrice } from './price-changes.ts';
import { requireOwnProduct, requireOwnTrade } from './product-scope.ts';
import { type ProductRow, products } from './product-store.ts';

type Tx = Transaction<Schema>;

/** Ids that filters and bodies name. */
export const requireProductReferences = referencesTo({
  group_id: { table: 'product_groups', lockRow: true },
  point_id: { table: 'branches', kind: 'point' },
  point_ids: { table: 'branches', kind: 'point', lockRow: true },
});

type Named = Pick<Row<'products'>, 'article' | 'barcode_key'>;

/** @throws OperationFailure `conflict` naming the fields that another product has which is not archived */
export async function requireFreeNames(
  tx: Db,
  { session, language }: WriteContext,
  { article, barcode_key }: Named,
  exceptId: string | null,
): Promise<void> {
  const onSale = tx
    .selectFrom('products')
    .select('id')
    .where('merchant_id', '=', session.merchantId)
    .where('archived_at', 'is', null)
    .where('id', '<>', exceptId ?? '');
  const isTaken = async (column: keyof Named, value: string | null) =>
    value !== null && (await onSale.where(column, '=', value).limit(1).executeTakeFirst()) !== undefined;
  const taken = [
    ...((await isTaken('article', article)) ? ['article'] : []),
    ...((await isTaken('barcode_key', barcode_key)) ? ['barcode'] : []),
  ];
  requireNotTaken(taken, language);
}

/** Ids of the points where a product is sold that is not sold everywhere. */
async function pointsOf(tx: Db, product_id: string): Promise<string[]> {
  const found = tx.selectFrom('product_points').select('point_id').where('product_id', '=', product_id);
  return (await found.execute()).map(({ point_id }) => point_id);
}

/** Puts a product at points. @param ids of points of the merchant */
async function setPoints(tx: Tx, merchant_id: string, product_id: string, ids: readonly string[]) {
  await tx.deleteFrom('product_points').where('product_id', '=', product_id).execute();
  const rows = ids.map((point_id) => ({ id: newId(), merchant_id, product_id, point_id }));
  if (rows.length > 0) await tx.insertInto('product_points').values(rows).execute();
}

/** Sells a product elsewhere than before, with what that means for its prices. It is locked, its column written. */
export async function placeProduct(
  tx: Tx,
  context: ChangeContext,
  before: Pick<Row<'products'>, 'id' | 'merchant_id' | 'name' | 'is_sold_everywhere'>,
  { is_sold_everywhere, point_ids }: Pick<ProductFields, 'is_sold_everywhere' | 'point_ids'>,
): Promise<void> {
  const sold = await pointsOf(tx, before.id);
  await setPoints(tx, before.merchant_id, before.id, point_ids);
  const isFurther = is_sold_everywhere || point_ids.some((id) => !sold.includes(id));
  if (before.is_sold_everywhere === 0 && isFurther) await keepPlansWithin(tx, context, before, sold);
  if (!is_sold_everywhere) await dropPricesElsewhere(tx, context, before, point_ids);
}

/** What others are made of keeps its unit: their quantities are in it. @throws OperationFailure `validation_failed` */
async function requireFreeUnit(tx: Db, { language }: WriteContext, id: string): Promise<void> {
  if (await isPart(tx, id))
    throw fieldFailure('validation_failed', language, [{ path: 'unit', rule: 'unit_in_use' }]);
}

/** The columns that a person fills in. */
export function productColumns({ point_ids, ...input }: ProductFields) {
  const asFlag = (value: boolean) => (value ? 1 : 0);
  return {
    ...input,
    tax_included: asFlag(input.tax_included),
    has_excise: asFlag(input.has_excise),
    has_excise_mark: asFlag(input.has_excise_mark),
    is_fiscal: asFlag(input.is_fiscal),
    is_sold_everywhere: asFlag(input.is_sold_everywhere),
    name_key: sortKey(input.name),
    article_key: sortKey(input.article),
    barcode_key: input.barcode && barcodeKey(input.barcode),
    search: searchColumn('products', input.name, input.article, input.barcode),
  } as const;
}

/** Deletes what belongs to products, before they are deleted. @param ids of products of the merchant */
export async function deletePartsOf(tx: Tx, merchant_id: string, ids: readonly string[]): Promise<void> {
  const lines = tx.deleteFrom('composition_lines').where('merchant_id', '=', merchant_id);
  await lines.where(among(tx, 'owner_id', ids)).execute();
  for (const table of ['product_points', 'product_prices', 'price_changes', 'product_photos'] as const)
    await tx
      .deleteFrom(table)
      .where(among(tx, 'product_id', ids))
      .execute();
}

/** @param id of the one that is changed; null: it is new */
export const productWrites = (
  id: string | null,
): EntityWrites<'products', ProductRow, ProductFields, WriteContext> => ({
  entity: products,
  initial: { photo: null, archived_at: null, is_sold: 0 },
  columns: productColumns,
  async requireReferences(tx, context, input) {
    requireOwnTrade(context, input);
    requireOwnPlace(context, 'point_ids', input.point_ids);
    await requireProductReferences(tx, context, input, '');
    if (id === null) await requireFreeNames(tx, context, productColumns(input), null);
  },
  async checkUpdate(tx, context, before, input) {
    await requireOwnProduct(tx, context, before.id);
    if (before.unit !== input.unit) await requireFreeUnit(tx, context, before.id);
    if (before.archived_at === null) await requireFreeNames(tx, context, productColumns(input), before.id);
    else if (Number(before.price) !== input.price) throw new OperationFailure('product_archived');
  },
  async writeParts(tx, context, product, input, before) {
    if (before === null) await setPoints(tx, context.session.merchantId, product, input.point_ids);
    else await placeProduct(tx, context, before, input);
    const was = before === null ? null : Number(before.price);
    if (was === input.price) return;
    await recordPrice(tx, context, {
      product_id: product,
      point_id: null,
      price_before: was,
      price: input.price,
    });
  },
  async checkDelete(tx, context, before) {
    await requireOwnProduct(tx, context, before.id);
    if (before.is_sold === 1) throw new OperationFailure('product_sold');
    if (await isPart(tx, before.id)) throw new OperationFailure('product_in_composition');
  },
  async deleteParts(tx, _, before) {
    await deletePartsOf(tx, before.merchant_id, [before.id]);
  },
});
