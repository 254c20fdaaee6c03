import type { Transaction } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import { requireFound } from '../http/request/requirements.ts';
import { lockForCash } from './cash.ts';

/** Locks a payment after its terminal, as encashments and payments do it. @throws OperationFailure `not_found` */
export async function lockPayment(
  tx: Transaction<Schema>,
  merchant: string,
  id: string,
): Promise<Row<'transactions'>> {
  const own = tx.selectFrom('transactions').where('id', '=', id).where('merchant_id', '=', merchant);
  const { terminal_id } = requireFound(await own.select('terminal_id').executeTakeFirst());
  await lockForCash(tx, merchant, terminal_id);
  return requireFound(await own.selectAll().forUpdate().executeTakeFirst());
}
