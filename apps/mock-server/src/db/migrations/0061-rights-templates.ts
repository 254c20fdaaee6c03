/** Templates of rights, and which of them the rights of a person were taken from. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'rights_templates',
    {
      ...business,
      ...{ name: 'text', name_key: 'text', search: 'text' },
      ...{ roles: 'text', tags_added: 'text', tags_removed: 'text' },
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'rights_templates', ['merchant_id', 'name']);
  await index(db, 'rights_templates', ['merchant_id', 'name_key', 'id']);
  await createSearchIndex(db, 'rights_templates');
  // No foreign key: its lock on the template would cross those of changes of the template.
  await db.schema
    .alterTable('users')
    .addColumn('template_id', textType(db) as 'text')
    .execute();
  await index(db, 'users', ['template_id', 'id']);
}
