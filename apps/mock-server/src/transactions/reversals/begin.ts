import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import type { ReversalFields } from '@kasa/contracts/transactions/reversals';
import { leftAmount } from '@kasa/contracts/transactions/transaction-status';
import type { Transaction } from 'kysely';
import { nextCheckAt } from '../../db/next-check.ts';
import { newRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { type ActorContext, recordChange } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { cashOf } from '../cash.ts';
import { lockPayment } from '../lock-payment.ts';
import { moveTo } from '../move-to.ts';
import { completeReversal } from './complete.ts';

type Payment = Row<'transactions'>;

/**
 * Begins a reversal: by card it waits for the acquirer, in cash it is done.
 * @returns the id of the reversal
 * @throws OperationFailure `not_found`, `forbidden`, and what is left of the payment does not allow
 */
export async function beginReversal(
  tx: Transaction<Schema>,
  context: ActorContext,
  transactionId: string,
  { amount, left_amount, reason }: ReversalFields,
): Promise<string> {
  const { session, clock, operation, requestId, exchange } = context;
  const payment = await lockPayment(tx, session.merchantId, transactionId);
  const left = requireLeft(payment, amount, left_amount);
  const kind = amount === left ? 'full' : 'sum';
  requireRight(session.tags, kind === 'full' ? 'facq_transac_reversal' : 'facq_transac_reversal_sum');
  const isCash = payment.payment_form === 'cash';
  if (isCash) await requireCash(tx, payment, amount);
  const now = clock.nowIso();
  const row: Row<'reversals'> = {
    ...newRowColumns(session.merchantId, now),
    ...{ transaction_id: payment.id, amount, kind, reason, state: 'open', response_code: null },
    from_status: payment.status as Row<'reversals'>['from_status'],
    ...{ settled_at: null, next_check_at: nextCheckAt(clock.now(), 0), checks: 0 },
    ...{ by_user_id: session.userId, by_user_name: session.userName, by_user_phone: session.userPhone ?? '' },
    ...{ operation, action: requestId, address: exchange.address },
  };
  await tx.insertInto('reversals').values(row).execute();
  await recordChange(tx, context, {
    object: { type: 'reversal', id: row.id, name: payment.order_id },
    before: null,
    after: { amount, reason },
  });
  if (isCash) await completeReversal(tx, clock, row, payment, null);
  else await moveTo(tx, payment, 'reversing', now);
  return row.id;
}

/** @returns what is left of the payment, kopiykas */
function requireLeft(payment: Payment, amount: number, seen: number): number {
  if (payment.status === 'reversing') throw new OperationFailure('reversal_open');
  const left_amount = leftAmount(payment);
  // What is authorised only was not paid: it can be given up, not paid back in part.
  const isInFullOnly = payment.status === 'authorized' && amount < left_amount;
  if (left_amount === 0 || isInFullOnly) throw new OperationFailure('transaction_not_refundable');
  if (seen !== left_amount) throw new OperationFailure('refund_left_changed', { left_amount });
  if (amount > left_amount) throw new OperationFailure('refund_exceeds_amount', { left_amount });
  return left_amount;
}

/** @throws OperationFailure `forbidden` */
export function requireRight(tags: Context['session']['tags'], permission: Permission): void {
  if (!opens(tags, permission)) throw new OperationFailure('forbidden', { permission });
}

async function requireCash(tx: Transaction<Schema>, payment: Payment, amount: number): Promise<void> {
  const { inside_amount } = (await cashOf(tx, payment.merchant_id, payment.terminal_id)).account;
  if (amount > inside_amount) throw new OperationFailure('cash_not_enough', { inside_amount });
}
