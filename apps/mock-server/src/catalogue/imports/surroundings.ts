/** What rows of an import are judged by: products, groups and other rows, read in a few statements for many rows. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { among } from '../../db/among.ts';
import { seenBy, type Viewer } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';
import type { Clock } from '../../http/clock.ts';
import { productsBeyond } from '../product-scope.ts';

/** What is looked for. */
export interface Names {
  readonly articles: readonly string[];
  readonly barcodes: readonly string[];
  /** Names of groups. */
  readonly groups: readonly string[];
}

export type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>;

/** A product as an import knows it. */
export type KnownProduct = Awaited<ReturnType<typeof productsNamed>>[number];

/** One each: that on sale, or else one that is archived. */
async function productsNamed(db: Db, viewer: Viewer, articles: readonly string[]) {
  return db
    .selectFrom('products')
    .leftJoin('product_groups', 'product_groups.id', 'products.group_id')
    .selectAll('products')
    .select('product_groups.name as group_name')
    .select(seenBy(db, 'products', viewer).as('is_seen'))
    .where('products.merchant_id', '=', viewer.merchantId)
    .where(among(db, 'products.article', articles))
    .orderBy('products.archived_at', (by) => by.desc().nullsFirst())
    .orderBy('products.id')
    .execute();
}

/** @param viewer whose points count */
export async function surroundingsOf(db: Db, viewer: Viewer, { articles, barcodes, groups }: Names) {
  const products = new Map<string, KnownProduct>();
  for (const product of await productsNamed(db, viewer, articles))
    if (!products.has(product.article)) products.set(product.article, product);
  const ids = [...products.values()].map(({ id }) => id);
  const beyond =
    viewer.points === null
      ? []
      : await productsBeyond(db, { session: viewer })
          .clearLimit()
          .where(among(db, 'products.id', ids))
          .execute();
  const parts = db.selectFrom('composition_lines').select('part_id').distinct();
  const used = await parts.where(among(db, 'part_id', ids)).execute();
  const withBarcode = db.selectFrom('products').select(['id', 'barcode_key']);
  const taken = await withBarcode
    .where('merchant_id', '=', viewer.merchantId)
    .where('archived_at', 'is', null)
    .where(among(db, 'barcode_key', barcodes))
    .execute();
  const named = db.selectFrom('product_groups').select(['id', 'name', 'name_key']);
  const found = await named
    .where('merchant_id', '=', viewer.merchantId)
    .where(among(db, 'name_key', groups.map(sortKey)))
    .execute();
  return {
    products,
    /** Products that are also sold where the viewer does not work. */
    beyond: new Set(beyond.map(({ id }) => id)),
    /** Products that others are made of: their unit stays. */
    parts: new Set(used.map(({ part_id }) => part_id)),
    /** Products by the keys of their barcodes. */
    barcodes: new Map(taken.map(({ barcode_key, id }) => [barcode_key, id])),
    /** Groups by the keys of their names. */
    groups: new Map(found.map((group) => [group.name_key, group])),
  };
}

/** Those of some products that a price is planned for which is about to be made: it comes first. */
export async function pricesDue(db: Db, clock: Clock, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const plans = db
    .selectFrom('price_changes')
    .select('product_id')
    .where(among(db, 'product_id', ids));
  const due = plans.where('state', '=', 'planned').where('effective_on', '<=', kyivDay(clock.now()));
  return new Set((await due.execute()).map(({ product_id }) => product_id));
}
