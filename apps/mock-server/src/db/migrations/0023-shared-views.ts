import { type Kysely, sql } from 'kysely';
import { addColumn, createTable, index, unique } from './columns.ts';

/** Views may be shared, so what each person makes of one has a table of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'saved_view_choices',
    {
      ...{ merchant_id: 'text', user_id: 'text', view_id: 'text' },
      ...{ position: 'whole?', is_default: 'flag', is_hidden: 'flag' },
    },
    { merchant_id: 'merchants', user_id: 'users', view_id: 'saved_views' },
  );
  await unique(db, 'saved_view_choices', ['user_id', 'view_id']);
  await index(db, 'saved_view_choices', ['view_id']);
  await sql`
    insert into saved_view_choices (id, merchant_id, user_id, view_id, position, is_default, is_hidden)
    select id, merchant_id, user_id, id, null, is_default, 0 from saved_views where is_default = 1`.execute(
    db,
  );
  await db.schema.alterTable('saved_views').dropColumn('is_default').execute();
  await addColumn('saved_views', 'is_shared', 'flag', 0).up(db);
  // Names are free of each other: those of a person's own views, and those of the merchant's shared ones.
  await db.schema.dropIndex('saved_views__user_id__list__name__uq').execute();
  await unique(db, 'saved_views', ['user_id', 'list', 'name'], sql`is_shared = 0`);
  await unique(db, 'saved_views', ['merchant_id', 'list', 'name'], sql`is_shared = 1`);
}
