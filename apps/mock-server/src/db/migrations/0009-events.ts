import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { createTable, index, unique } from './columns.ts';

/** Online time after the last contact, as of this migration; milliseconds. */
const ONLINE_MS = 300_000;

async function connectivity(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  // Separately: SQLite adds one column per statement.
  await db.schema
    .alterTable('terminals')
    .addColumn('side', text, (c) => c.notNull().defaultTo('offline'))
    .execute();
  await db.schema.alterTable('terminals').addColumn('side_since', text).execute();
  await db.schema
    .alterTable('terminals')
    .addColumn('side_changes', text, (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('terminals')
    .addColumn('is_unstable', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const since = new Date(Date.now() - ONLINE_MS).toISOString();
  await sql`update terminals set side = 'online' where online_until >= ${since}`.execute(db);
  // Partial indexes for two queries that run every second: newly silent and newly stable terminals.
  await index(db, 'terminals', ['online_until'], sql`side = 'online'`);
  await index(db, 'terminals', ['side_since'], sql`is_unstable = 1`);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'event_counters', { last_number: 'money' }, { id: 'merchants' });
  await createTable(
    db,
    'events',
    { merchant_id: 'text', number: 'money', type: 'text', at: 'text', data: 'text' },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'events', ['merchant_id', 'number']);
  await connectivity(db);
}
