import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { up } from './0023-shared-views.ts';
import { addColumn, unique } from './columns.ts';

const test = await startFreshApp();

it('views that are there already stay own ones, with their default', async () => {
  const db = test.database.db as unknown as Kysely<unknown>;
  await sql`drop table saved_view_choices`.execute(db);
  for (const columns of ['user_id', 'merchant_id'])
    await db.schema.dropIndex(`saved_views__${columns}__list__name__uq`).execute();
  await db.schema.alterTable('saved_views').dropColumn('is_shared').execute();
  await unique(db, 'saved_views', ['user_id', 'list', 'name']);
  await addColumn('saved_views', 'is_default', 'flag', 0).up(db);
  await sql`update saved_views set is_default = 1 where name = 'Тестові'`.execute(db);

  await up(db);

  const { rows } = await sql`
    select name, is_shared, choice.position, is_default, is_hidden from saved_views as view
    left join saved_view_choices as choice on choice.view_id = view.id and choice.user_id = view.user_id
    order by name`.execute(db);
  expect(rows).toEqual([
    { name: 'Додані', is_shared: 0, position: null, is_default: null, is_hidden: null },
    { name: 'Немає зв’язку', is_shared: 0, position: null, is_default: null, is_hidden: null },
    { name: 'Нестабільні', is_shared: 0, position: null, is_default: null, is_hidden: null },
    { name: 'Тестові', is_shared: 0, position: null, is_default: 1, is_hidden: 0 },
  ]);
});
