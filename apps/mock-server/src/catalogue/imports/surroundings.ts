/** What rows of an import are judged by: products, groups and other rows, read in a few statements for many rows. */
import { type SqlBool, sql } from 'kysely';
import { idsIn, seenBy, type Viewer } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';
import { productsBeyond } from '../product-scope.ts';

/** What is looked for. */
export interface Names {
  readonly articles: readonly string[];
  readonly barcodes: readonly string[];
  /** Names of groups. */
  readonly groups: readonly string[];
}

export type Surroundings = Awaited<ReturnType<typeof surroundingsOf>>;

const list = (db: Db, values: readonly string[]) => idsIn(db, sql.val(JSON.stringify(values)));

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
    .where(sql<SqlBool>`products.article in ${list(db, articles)}`)
    .orderBy('products.archived_at', (by) => by.desc().nullsFirst())
    .orderBy('products.id')
    .execute();
}

/** @param viewer whose points count */
export async function surroundingsOf(db: Db, viewer: Viewer, { articles, barcodes, groups }: Names) {
  const products = new Map<string, KnownProduct>();
  for (const product of await productsNamed(db, viewer, articles))
    if (!products.has(product.article)) products.set(product.article, product);
  const ids = list(
    db,
    [...products.values()].map(({ id }) => id),
  );
  const beyond =
    viewer.points === null
      ? []
      : await productsBeyond(db, { session: viewer })
          .clearLimit()
          .where(sql<SqlBool>`products.id in ${ids}`)
          .execute();
  const parts = db.selectFrom('composition_lines').select('part_id').distinct();
  const used = await parts.where(sql<SqlBool>`part_id in ${ids}`).execute();
  const withBarcode = db.selectFrom('products').select(['id', 'barcode_key']);
  const taken = await withBarcode
    .where('merchant_id', '=', viewer.merchantId)
    .where('archived_at', 'is', null)
    .where(sql<SqlBool>`barcode_key in ${list(db, barcodes)}`)
    .execute();
  const named = db.selectFrom('product_groups').select(['id', 'name', 'name_key']);
  const found = await named
    .where('merchant_id', '=', viewer.merchantId)
    .where(sql<SqlBool>`name_key in ${list(db, groups.map(sortKey))}`)
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
