/** Product groups. */
import type { Kysely } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'product_groups',
    {
      ...business,
      name: 'text',
      name_key: 'text',
      search: 'text',
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'product_groups', ['merchant_id', 'name']);
  await index(db, 'product_groups', ['merchant_id', 'name_key', 'id']);
  await index(db, 'product_groups', ['merchant_id', 'created_at', 'id']);
  await createSearchIndex(db, 'product_groups');
}
