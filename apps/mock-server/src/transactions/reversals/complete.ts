import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { responseCode } from '@kasa/contracts/transactions/response-codes';
import type { Transaction } from 'kysely';
import { refundCommit } from '../../db/loyalty-refund.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { takeBack } from '../../db/sold-goods.ts';
import { recountMoney } from '../../db/terminal-money.ts';
import { publish } from '../../events/publish.ts';
import type { Clock } from '../../http/clock.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import { settledProgress } from '../../runs/settle-row.ts';
import { steppedTo } from '../move-to.ts';
import { receiptOfReturn } from '../order-receipts.ts';
import { progressOf, settleRow } from '../reversal-runs/settle-row.ts';

type Reversal = Row<'reversals'>;
type Payment = Row<'transactions'>;

/** Approved in part: of which part, an answer does not say. */
const PARTIAL = '10';

/** Whether the acquirer agreed to the whole amount; a code that nobody knows is a refusal. */
export const isApproval = (code: string): boolean =>
  responseCode(code)?.cause === 'approved' && code !== PARTIAL;

/**
 * Settles an open reversal of a locked payment: into the ledger, or in vain.
 * @param code what the acquirer answered; null: cash, which needs no answer
 */
export async function completeReversal(
  tx: Transaction<Schema>,
  clock: Clock,
  reversal: Reversal,
  payment: Payment,
  code: string | null,
): Promise<void> {
  const now = clock.nowIso();
  const isDone = code === null || isApproval(code);
  const settled = { state: isDone ? 'done' : 'refused', response_code: code, settled_at: now } as const;
  const own = tx.updateTable('reversals').set({ ...settled, ...updatedRowColumns(now) });
  await own.where('id', '=', reversal.id).execute();
  const isPaidBack = isDone && payment.paid_at !== null;
  if (isPaidBack) await payBack(tx, reversal, payment, now);
  const refund_amount = payment.refund_amount + (isPaidBack ? reversal.amount : 0);
  const isUsedUp = refund_amount === payment.amount || payment.paid_at === null;
  const status = !isDone ? reversal.from_status : isUsedUp ? 'reversed' : 'partially_reversed';
  const { by_user_id: userId, by_user_name: userName, by_user_phone: userPhone } = reversal;
  const { operation, action: requestId, address } = reversal;
  const session = { merchantId: payment.merchant_id, userId, userName, userPhone };
  const context = { clock, requestId, session, operation, exchange: { address } };
  await recordChange(tx, context, {
    object: { type: 'transaction', id: payment.id, name: payment.order_id },
    before: { status: payment.status, refund_amount: payment.refund_amount, reversal_response_code: null },
    after: { status, refund_amount, reversal_response_code: code },
  });
  const run = await settleRow(tx, reversal, isDone, now);
  const changed = await steppedTo(tx, payment, status, now, {}, isDone);
  const { merchant_id: merchant } = payment;
  const progress = run === undefined ? [] : await settledProgress(tx, progressOf, merchant, run, clock.now());
  await publish(tx, merchant, now, changed, ...progress);
}

/** Writes the refund, which has the id of its reversal; triggers add it to the payment's sum. */
async function payBack(
  tx: Transaction<Schema>,
  reversal: Reversal,
  payment: Payment,
  now: string,
): Promise<void> {
  const { id: transaction_id, merchant_id, terminal_id } = payment;
  const { by_user_id, by_user_name, by_user_phone, operation, action, address } = reversal;
  const { id, amount } = reversal;
  const by = { by_user_id, by_user_name, by_user_phone };
  const stamps = { id, merchant_id, created_at: now, updated_at: now, version: 1 };
  const refund = { ...stamps, transaction_id, amount, ...by };
  await tx.insertInto('refunds').values(refund).execute();
  await receiptOfReturn(tx, payment, refund, { ...by, operation, action, address });
  await recountMoney(tx, merchant_id, kyivDay(now), [terminal_id]);
  // What its receipt lists comes back; one of a part lists no goods, nor do several that make the whole.
  if (amount === payment.amount) await takeBack(tx, transaction_id);
  await refundCommit(tx, transaction_id, amount, now);
}
