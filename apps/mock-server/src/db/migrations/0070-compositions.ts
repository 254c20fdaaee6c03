/** What products and templates are made of. */
import type { Kysely } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'ingredient_templates',
    { ...business, name: 'text', name_key: 'text', search: 'text' },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'ingredient_templates', ['merchant_id', 'name']);
  for (const sorted of ['name_key', 'created_at'])
    await index(db, 'ingredient_templates', ['merchant_id', sorted, 'id']);
  await createSearchIndex(db, 'ingredient_templates');

  const line = { owner_kind: 'text', owner_id: 'text', position: 'whole' } as const;
  const taken = { ingredient_id: 'text?', part_id: 'text?', quantity: 'whole', loss: 'whole' } as const;
  await createTable(
    db,
    'composition_lines',
    { merchant_id: 'text', ...line, ...taken },
    { merchant_id: 'merchants', ingredient_id: 'ingredients', part_id: 'products' },
  );
  await index(db, 'composition_lines', ['merchant_id', 'owner_id', 'position']);
  await index(db, 'composition_lines', ['merchant_id', 'ingredient_id', 'owner_id', 'id']);
  await index(db, 'composition_lines', ['part_id']);
}
