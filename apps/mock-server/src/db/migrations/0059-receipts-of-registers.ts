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
  await index(db, 'receipt_orders', ['point_id', 'created_at', 'id']);
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
  // Numbers of registers are of each register alone.
  await sql`drop index receipts__merchant_id__fiscal_number__uq`.execute(db);
  await unique(db, 'receipts', ['merchant_id', 'fiscal_number'], 'document_id');
  await index(db, 'receipts', ['merchant_id', 'fiscal_number']);
  await replaceTriggers(db);
}

/** Documents stay as they were signed; a repair gives receipts new numbers, and changes nothing else of them. */
async function replaceTriggers(db: Kysely<unknown>): Promise<void> {
  const replace = async (table: string, condition: string, why: string) => {
    const name = `${table}_update`;
    if (dialectOf(db) === 'sqlite') await sql.raw(`drop trigger ${name}`).execute(db);
    else await sql.raw(`drop function ${name}() cascade`).execute(db);
    await refuse(db, name, `before update on ${table}`, condition, why);
  };
  const isOther = (column: string) => `new.${column} <> old.${column}`;
  const isOtherText = (column: string) => `coalesce(new.${column}, '') <> coalesce(old.${column}, '')`;
  const settled = ["old.state not in ('pending', 'offline')", isOther('document'), isOther('amount')];
  const ofDocument = [...settled, isOtherText('receipt'), isOtherText('receipt_of')].join(' or ');
  await replace('register_documents', ofDocument, 'a settled document stays as it is');
  const fixed = ['merchant_id', 'transaction_id', 'refund_id', 'amount', 'returned_before'].map(isOther);
  const ofReceipt = ['old.document_id is null', 'new.document_id is null', ...fixed].join(' or ');
  await replace('receipts', ofReceipt, 'receipts are append-only');
}
