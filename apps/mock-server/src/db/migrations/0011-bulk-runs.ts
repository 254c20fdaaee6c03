import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('terminals').addColumn('blocked_by', text).execute();
  await db.schema.alterTable('terminals').addColumn('update_requested_at', text).execute();
  // Until now only the acquirer could block terminals.
  await sql`update terminals set blocked_by = 'acquirer' where status = 'blocked'`.execute(db);
  await createTable(
    db,
    'bulk_runs',
    {
      ...business,
      kind: 'text',
      state: 'text',
      template_id: 'text?',
      template_name: 'text?',
      total: 'whole',
      done: 'whole',
      skipped: 'whole',
      failed: 'whole',
      user_id: 'text',
      user_name: 'text',
      operation: 'text',
      action: 'text',
      address: 'text',
      finished_at: 'text?',
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'bulk_runs', ['merchant_id', 'kind'], 'finished_at');
  await index(db, 'bulk_runs', ['merchant_id', 'created_at', 'id']);
  await index(db, 'bulk_runs', ['created_at', 'id'], sql`finished_at is null`);
  await createTable(
    db,
    'bulk_run_rows',
    {
      merchant_id: 'text',
      run_id: 'text',
      position: 'whole',
      terminal_id: 'text',
      number: 'text',
      name: 'text',
      terminal_version: 'whole',
      state: 'text',
      reason: 'text?',
      finished_at: 'text?',
    },
    { merchant_id: 'merchants', run_id: 'bulk_runs' },
  );
  await unique(db, 'bulk_run_rows', ['run_id', 'position']);
  await index(db, 'bulk_run_rows', ['run_id', 'state', 'position']);
}
