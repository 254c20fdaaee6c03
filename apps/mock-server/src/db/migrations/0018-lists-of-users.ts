import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { searchText, sortKey } from '../text.ts';
import { index } from './columns.ts';

interface Known {
  readonly id: string;
  readonly full_name: string;
  readonly position: string | null;
  readonly phone: string;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name_key', 'found_by']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, textType(db) as 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  const { rows } = await sql<Known>`select id, full_name, position, phone from users`.execute(db);
  for (const { id, full_name, position, phone } of rows) {
    await sql`update users set name_key = ${sortKey(full_name)},
      found_by = ${searchText(full_name, position, phone)} where id = ${id}`.execute(db);
  }
  await index(db, 'users', ['merchant_id', 'name_key', 'id']);
}
