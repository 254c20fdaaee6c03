import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { searchText } from '../text.ts';
import { index } from './columns.ts';

interface Named {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

async function findable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bulk_run_rows')
    .addColumn('found_by', textType(db) as 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<Named>`select id, number, name from bulk_run_rows`.execute(db);
  for (const { id, number, name } of rows) {
    await sql`update bulk_run_rows set found_by = ${searchText(number, name)} where id = ${id}`.execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await findable(db);
  await index(db, 'bulk_runs', ['merchant_id', 'kind', 'created_at', 'id']);
  await index(db, 'bulk_runs', ['merchant_id', 'user_id', 'created_at', 'id']);
  await index(db, 'bulk_runs', ['merchant_id', 'total', 'id']);
  await index(db, 'terminals', ['merchant_id', 'last_started_at', 'id']);
  await index(db, 'terminals', ['merchant_id', 'created_at', 'id']);
}
