/** What people see by the points where they work; and the point from which an owner looks as one of its people. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('viewing_as_point_id', textType(db) as 'text')
    .execute();
  // Who is limited to points chooses from the values of their payments.
  for (const column of ['bank', 'company']) await index(db, 'transactions', ['point_id', column]);
}
