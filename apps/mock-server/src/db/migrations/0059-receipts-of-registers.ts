import { type Kysely, type SqlBool, sql } from 'kysely';
import { dialectOf, textType } from '../dialect.ts';
import { NO_TURNOVER } from '../register-tables.ts';
import { addColumn, business, createTable, index, unique } from './columns.ts';
import { refuse } from './triggers.ts';

/** Receipts of payments are documents of registers: those to be made, and what shifts have sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'receipt_orders',
    {
      ...business,
      ...{ transaction_id: 'text', refund_id: 'text?', point_id: 'text', receipt: 'text' },
      ...{ state: 'text', next_check_at: 'text', checks: 'whole' },
      ...{ by_user_id: 'text?', by_user_name: 'text?', by_user_phone: 'text?' },
      ...{ operation: 'text', action: 'text', address: 'text' },
    },
    { merchant_id: 'merchants', transaction_id: 'transactions' },
  );
  await index(db, 'receipt_orders', ['next_check_at']);
  await index(db, 'receipt_orders', ['transaction_id']);
  for (const table of ['register_shifts', 'tax_registers'])
    for (const sums of ['sales', 'returns']) await addColumn(table, sums, 'text', NO_TURNOVER).up(db);
  await addColumn('register_shifts', 'opened_by_itself', 'flag', 0).up(db);
  const nullable = async (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, textType(db) as 'text')
      .execute();
  await nullable('register_documents', 'receipt_of');
  await nullable('register_documents', 'receipt');
  const isMade = sql<SqlBool>`receipt_of is not null and state <> 'refused'`;
  await unique(db, 'register_documents', ['receipt_of'], isMade);
  await nullable('receipts', 'document_id');
  await letNumbersChange(db);
}

/** A repair gives receipts new numbers; else they stay as they are. */
async function letNumbersChange(db: Kysely<unknown>): Promise<void> {
  const name = 'receipts_update';
  if (dialectOf(db) === 'sqlite') await sql.raw(`drop trigger ${name}`).execute(db);
  else await sql.raw(`drop function ${name}() cascade`).execute(db);
  const changed = `old.document_id is null or new.transaction_id <> old.transaction_id
    or new.refund_id <> old.refund_id or new.amount <> old.amount
    or new.returned_before <> old.returned_before`;
  await refuse(db, name, 'before update on receipts', changed, 'receipts are append-only');
}
