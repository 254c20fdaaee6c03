/** What is told as it happens: the outbox that streams are read from, and what is known of each terminal's connectivity. */
import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { createTable, index, unique } from './columns.ts';

/** As long as a terminal counts as online after it was last heard of, when this was written; milliseconds. */
const ONLINE_MS = 300_000;

async function connectivity(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  // One by one: SQLite adds no two columns at once.
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
  // Those that may have fallen silent, and those that may have settled: both are looked for every second.
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
