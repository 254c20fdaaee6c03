import { type Kysely, type SqlBool, sql } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

/** Goods and services, where they are sold and for how much. Points have no foreign key, as in `user_points`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'products',
    {
      ...business,
      ...{ kind: 'text', name: 'text', name_key: 'text', article: 'text', article_key: 'text' },
      ...{ group_id: 'text?', price: 'money', unit: 'text', tax: 'text', tax_included: 'flag' },
      ...{ has_excise: 'flag', has_excise_mark: 'flag', uktzed: 'text?', is_fiscal: 'flag' },
      ...{ barcode: 'text?', barcode_key: 'text?', sales_bonus: 'money', is_sold_everywhere: 'flag' },
      ...{ photo: 'text?', archived_at: 'text?', is_sold: 'flag', search: 'text' },
    },
    { merchant_id: 'merchants', group_id: 'product_groups' },
  );
  const isOnSale = sql<SqlBool>`archived_at is null`;
  await unique(db, 'products', ['merchant_id', 'article'], isOnSale);
  // Named like the field that a conflict is told at, see `unique`.
  const barcodes = db.schema.createIndex('products__merchant_id__barcode__uq').unique().on('products');
  await barcodes.columns(['merchant_id', 'barcode_key']).where(isOnSale).execute();
  for (const sorted of ['name_key', 'article_key', 'price', 'created_at'])
    await index(db, 'products', ['merchant_id', sorted, 'id']);
  await index(db, 'products', ['group_id', 'name_key', 'id']);
  await index(db, 'products', ['merchant_id', 'barcode_key']);
  await createSearchIndex(db, 'products');

  const ofProduct = { merchant_id: 'text', product_id: 'text', point_id: 'text' } as const;
  const references = { merchant_id: 'merchants', product_id: 'products' };
  await createTable(db, 'product_points', ofProduct, references);
  await unique(db, 'product_points', ['product_id', 'point_id']);
  await index(db, 'product_points', ['point_id', 'product_id']);
  await createTable(db, 'product_prices', { ...ofProduct, price: 'money' }, references);
  await unique(db, 'product_prices', ['product_id', 'point_id']);

  await createTable(
    db,
    'price_changes',
    {
      ...business,
      ...{ product_id: 'text', point_id: 'text?', price_before: 'money?', price: 'money?' },
      ...{ effective_on: 'text', state: 'text', applied_at: 'text?', created_by_id: 'text?' },
      point_name: 'text?',
    },
    { ...references, created_by_id: 'users' },
  );
  const isPlanned = sql<SqlBool>`state = 'planned'`;
  for (const sorted of ['created_at', 'effective_on']) {
    await index(db, 'price_changes', ['merchant_id', sorted, 'id']);
    await index(db, 'price_changes', ['product_id', sorted, 'id']);
  }
  await index(db, 'price_changes', ['effective_on', 'created_at', 'id'], isPlanned);
  await index(db, 'price_changes', ['point_id', 'created_at', 'id']);

  await createTable(
    db,
    'product_photos',
    { ...business, product_id: 'text', media_type: 'text', base64: 'text', sha256: 'text' },
    references,
  );
  await unique(db, 'product_photos', ['product_id']);
}
