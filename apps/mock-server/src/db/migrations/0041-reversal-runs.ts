import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn, unique } from './columns.ts';

/** Runs over payments beside those over terminals, and which operation a reversal came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  const rows = db.schema.alterTable('bulk_run_rows');
  await rows.renameColumn('terminal_id', 'object_id').execute();
  await rows.renameColumn('terminal_version', 'object_version').execute();
  await rows.addColumn('amount', 'bigint').execute();
  await rows.addColumn('reversal_id', text).execute();
  await unique(db, 'bulk_run_rows', ['reversal_id'], sql<SqlBool>`reversal_id is not null`);
  await db.schema.alterTable('bulk_runs').addColumn('reason', text).execute();
  await db.schema.alterTable('bulk_runs').addColumn('amount', 'bigint').execute();
  await addColumn('reversals', 'operation', 'text', 'reverseTransaction').up(db);
}
