import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { createTable, index, unique } from './columns.ts';

/** A released terminal stays for its history, while its device may be added again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terminals')
    .addColumn('release_reason', textType(db) as 'text')
    .execute();
  for (const column of ['number', 'ptks_id']) {
    await db.schema.dropIndex(`terminals__${column}__uq`).execute();
    await unique(db, 'terminals', [column], sql<SqlBool>`status <> 'released'`);
  }
  await createTable(
    db,
    'terminal_disputes',
    {
      ...{ merchant_id: 'text', created_at: 'text', number: 'text', reason: 'text' },
      ...{ held_terminal_id: 'text?', is_proven: 'flag', decision: 'text?' },
    },
    { merchant_id: 'merchants', held_terminal_id: 'terminals' },
  );
  await index(db, 'terminal_disputes', ['merchant_id', 'created_at']);
}
