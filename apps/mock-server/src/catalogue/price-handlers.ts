/** Prices by point, and the changes of them. */
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { MAX_PRICE_TAGS, type PriceChangeEntity } from '@kasa/contracts/catalogue/prices';
import { pricePaid } from '@kasa/contracts/catalogue/product-taxes';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { seesPoint } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { presentNamed, type RowOf, rowsReader } from '../http/entity/entity.ts';
import { atLeast, atMost, equals } from '../http/entity/filters.ts';
import { listHandler } from '../http/entity/handlers.ts';
import { withList } from '../http/entity/list.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { cancelPlan, changePrice } from './price-changes.ts';
import { applyDueOf } from './price-worker.ts';
import { type ProductRow, presentProduct, products, taggedProducts } from './product-store.ts';

type Operations = Pick<
  typeof catalogueOperations,
  'getProductPrices' | 'changeProductPrice' | 'listPriceChanges' | 'cancelPriceChange' | 'listPriceTags'
>;

type TagQuery = InputOf<typeof catalogueOperations.listPriceTags>['query'];

const reader = rowsReader({
  table: 'price_changes',
  columns: [
    ...(['id', 'version', 'created_at', 'updated_at', 'product_id', 'point_id', 'price_before'] as const),
    ...(['price', 'effective_on', 'state', 'applied_at', 'created_by_id', 'point_name'] as const),
  ],
  related: (rows) =>
    rows
      .innerJoin('products', 'products.id', 'row.product_id')
      .leftJoin('branches', 'branches.id', 'row.point_id')
      .leftJoin('users', 'users.id', 'row.created_by_id')
      .select(['products.name as product_name', 'products.article as product_article'])
      .select(['branches.name as point_now', 'users.full_name as created_by']),
});

const changes = withList(reader, catalogueOperations.listPriceChanges, {
  sorts: { effective_on: 'effective_on', created_at: 'created_at' },
  defaultSort: '-created_at',
  filters: {
    product_id: equals('product_id'),
    point_id: equals('point_id'),
    state: equals('state'),
    effective_on_from: atLeast('effective_on'),
    effective_on_to: atMost('effective_on'),
  },
});

const asPrice = (kopiykas: number | null) => (kopiykas === null ? null : Number(kopiykas));

/** A change of a price on the wire. */
export function presentChange({
  product_id,
  product_name,
  product_article,
  point_id,
  point_name,
  point_now,
  created_by_id: _,
  ...row
}: RowOf<typeof reader>): PriceChangeEntity {
  return {
    ...row,
    product: { id: product_id, name: product_name, article: product_article },
    point: presentNamed(point_id, point_now ?? point_name),
    price_before: asPrice(row.price_before),
    price: asPrice(row.price),
  };
}

/** A product with the points that have a price of their own. */
async function withPrices(db: Db, context: Context, row: ProductRow) {
  const own = await db
    .selectFrom('product_prices as own')
    .innerJoin('branches', 'branches.id', 'own.point_id')
    .select(['branches.id', 'branches.name', 'own.price'])
    .where('own.product_id', '=', row.id)
    .orderBy('branches.name_key')
    .orderBy('branches.id')
    .execute();
  return {
    product: presentProduct(row, context),
    own: own
      .filter(({ id }) => seesPoint(context.session, id))
      .map(({ id, name, price }) => ({ point: { id, name }, price: Number(price) })),
  };
}

const requireTagReferences = referencesTo({
  ...{ group_id: { table: 'product_groups' }, product_id: { table: 'products' } },
  point_id: { table: 'branches', kind: 'point' },
});

/** Prices of a point that are not the base price, by product. */
async function pricesAt(db: Db, point: string | undefined, ids: readonly string[]) {
  if (point === undefined || ids.length === 0) return new Map<string, number>();
  const own = db.selectFrom('product_prices').select(['product_id', 'price']).where('point_id', '=', point);
  const found = await own.where('product_id', 'in', ids).execute();
  return new Map(found.map(({ product_id, price }) => [product_id, Number(price)]));
}

/** What stands on the tags of products, with the prices of a point. */
async function priceTags({ db, session }: Context, query: TagQuery) {
  const window = { perPage: MAX_PRICE_TAGS, offset: 0 };
  const { rows, total } = await taggedProducts.page(db.db, session, query, window);
  const prices = await pricesAt(
    db.db,
    query.point_id,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const { id, name, article, unit, barcode, tax } = row;
    const price = prices.get(id) ?? Number(row.price);
    const taxation = { tax, has_excise: row.has_excise === 1, tax_included: row.tax_included === 1 };
    return { id, name, article, unit, barcode, price, price_paid: pricePaid(price, taxation) };
  });
  return { items, is_capped: total > items.length };
}

export const priceHandlers: Handlers<Operations> = {
  async getProductPrices(context, { params }) {
    const { db, session } = context;
    return withPrices(db.db, context, await products.get(db.db, session.merchantId, params.id));
  },
  async changeProductPrice(context, { params, body }) {
    await applyDueOf(context, params.id);
    return withPrices(context.db.db, context, await changePrice(context, params.id, body));
  },
  listPriceChanges: listHandler(changes, presentChange, {
    requireReferences: referencesTo({
      product_id: { table: 'products' },
      point_id: { table: 'branches', kind: 'point' },
    }),
  }),
  async cancelPriceChange(context, { params }) {
    await inTransaction(context.db.db, (tx) => cancelPlan(context, tx, params.id));
    return {};
  },
  async listPriceTags(context, { query }) {
    await requireTagReferences(context.db.db, context, query);
    return priceTags(context, query);
  },
};
