/** Companies; the one above a company is its `parent_id`. */
import type { Kysely } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'companies',
    {
      ...business,
      name: 'text',
      name_key: 'text',
      tax_number: 'text',
      vat_number: 'text?',
      address: 'text',
      parent_id: 'text?',
      tax_letters: 'text',
      search: 'text',
    },
    // `parent_id` has no foreign key: its lock on the row above would cross those of changes that wait for their turn.
    { merchant_id: 'merchants' },
  );
  await unique(db, 'companies', ['merchant_id', 'name']);
  await unique(db, 'companies', ['merchant_id', 'tax_number']);
  for (const sorted of ['name_key', 'tax_number', 'created_at'])
    await index(db, 'companies', ['merchant_id', sorted, 'id']);
  await index(db, 'companies', ['merchant_id', 'parent_id', 'name_key', 'id']);
  await createSearchIndex(db, 'companies');
}
