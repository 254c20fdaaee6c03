/** Ingredients. */
import type { Kysely } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'ingredients',
    {
      ...business,
      name: 'text',
      name_key: 'text',
      unit: 'text',
      stock: 'money',
      price: 'money',
      search: 'text',
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'ingredients', ['merchant_id', 'name']);
  for (const sorted of ['name_key', 'price', 'stock', 'created_at'])
    await index(db, 'ingredients', ['merchant_id', sorted, 'id']);
  await createSearchIndex(db, 'ingredients');
}
