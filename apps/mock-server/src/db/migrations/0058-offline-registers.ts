import { type Kysely, type SqlBool, sql } from 'kysely';
import { dialectOf, textType } from '../dialect.ts';
import { NEVER_STOPS } from '../point-tables.ts';
import { addColumn, business, createTable, index, unique } from './columns.ts';
import { refuse } from './triggers.ts';

/** Registers that go on without the tax service: their sessions and numbers, and when a point has to stop selling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'offline_sessions',
    {
      ...business,
      ...{ point_id: 'text', register_number: 'text', state: 'text', refusal: 'text?' },
      ...{ started_at: 'text', stops_at: 'text', stops_by: 'text', ended_at: 'text?' },
      ...{ next_check_at: 'text', checks: 'whole' },
    },
    { merchant_id: 'merchants', point_id: 'branches' },
  );
  const isOpen = sql<SqlBool>`state <> 'ended'`;
  await unique(db, 'offline_sessions', ['point_id'], isOpen);
  await unique(db, 'offline_sessions', ['merchant_id', 'register_number'], isOpen);
  await index(db, 'offline_sessions', ['merchant_id', 'register_number', 'started_at']);
  await index(db, 'offline_sessions', ['next_check_at'], isOpen);
  await createTable(
    db,
    'offline_numbers',
    {
      ...business,
      ...{ register_number: 'text', session_number: 'text', seed: 'text', given: 'whole', used: 'whole' },
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'offline_numbers', ['merchant_id', 'register_number']);
  await index(
    db,
    'register_documents',
    // Without the merchant: PostgreSQL would cut the name to that of the unique index.
    ['register_number', 'local_number'],
    sql<SqlBool>`state = 'offline'`,
  );
  await index(db, 'register_documents', ['register_number', 'id']);
  await replaceDocumentTrigger(db);

  await addColumn('branches', 'trade_stops_at', 'text', NEVER_STOPS).up(db);
  await addColumn('branches', 'trade_stops_by', 'text', '').up(db);
  await addColumn('branches', 'register_link', 'text', 'online').up(db);
  await addColumn('register_documents', 'is_added', 'flag', 0).up(db);
  await index(db, 'branches', ['merchant_id', 'trade_stops_at', 'id']);
  await sql`update branches set trade_stops_by = 'key',
    trade_stops_at = (select valid_to from point_keys where id = point_key_id)
    where point_key_id is not null`.execute(db);

  await addColumn('tax_registers', 'offline_session', 'whole', 0).up(db);
  await addColumn('tax_registers', 'offline_given', 'whole', 0).up(db);
  await addColumn('tax_registers', 'offline_used', 'whole', 0).up(db);
  await addColumn('tax_registers', 'offline_month', 'text', '').up(db);
  await addColumn('tax_registers', 'offline_month_seconds', 'whole', 0).up(db);
  await db.schema
    .alterTable('tax_registers')
    .addColumn('offline_since', textType(db) as 'text')
    .execute();
}

/** What was made offline is settled, too, once the tax service has it. */
async function replaceDocumentTrigger(db: Kysely<unknown>): Promise<void> {
  const name = 'register_documents_update';
  if (dialectOf(db) === 'sqlite') await sql.raw(`drop trigger ${name}`).execute(db);
  else await sql.raw(`drop function ${name}() cascade`).execute(db);
  const changed = `old.state not in ('pending', 'offline') or new.document <> old.document`;
  await refuse(db, name, 'before update on register_documents', changed, 'a settled document stays as it is');
}
