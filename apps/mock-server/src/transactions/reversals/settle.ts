import { EXPIRES_AFTER_MINUTES } from '@kasa/contracts/transactions/transaction-status';
import type { Transaction } from 'kysely';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import { type ChangeAuthor, type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import type { Acquirer, AcquirerAnswer } from '../acquirer.ts';
import { lockPayment } from '../lock-payment.ts';
import { moveTo } from '../move-to.ts';
import { completeReversal, isApproval } from './complete.ts';

export interface SettlementServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly acquirer: Acquirer;
}

/** Questions that the acquirer has not answered yet, of one worker; no transaction is open meanwhile. */
export const ASKED_AT_ONCE = 8;

/** Asks the acquirer about an open reversal, and settles it by its first answer; without one it stays open. */
export async function askAboutReversal(
  { db, clock, acquirer }: SettlementServices,
  { id, merchant_id, amount, transaction_id }: Row<'reversals'>,
): Promise<void> {
  const order = { reference: id, merchantId: merchant_id, amount };
  await acquirer.reverse(order, ({ responseCode }) =>
    inTransaction(db, async (tx) => {
      const payment = await lockPayment(tx, merchant_id, transaction_id);
      const open = tx.selectFrom('reversals').selectAll().where('id', '=', id).where('state', '=', 'open');
      const reversal = await open.executeTakeFirst();
      // Another answer, or another server, was first.
      if (reversal !== undefined) await completeReversal(tx, clock, reversal, payment, responseCode);
    }),
  );
}

/** Asks the acquirer how a payment ended that is not decided, and decides it. Unknown ones expire after a while. */
export async function askAboutPayment(
  { db, clock, acquirer }: SettlementServices,
  { id, merchant_id }: Pick<Row<'transactions'>, 'id' | 'merchant_id'>,
  request: Pick<ChangeContext, 'requestId' | 'exchange'>,
  author: ChangeAuthor,
): Promise<void> {
  const answer = await acquirer.paymentOf(merchant_id, id);
  if (answer === undefined) return;
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, merchant_id, id);
    const decision = decisionOf(payment, answer, clock.now());
    if (decision === null) return;
    const session = { merchantId: merchant_id, userId: '', userName: '' };
    const { requestId, exchange } = request;
    const change = { requestId, exchange, clock, session, operation: 'updateTransactionStatus' };
    const { status, response_code, order_id: name } = payment;
    const object = { type: 'transaction', id, name };
    const after = { response_code, ...decision.columns, status: decision.status };
    await recordChange(
      tx,
      change,
      {
        object,
        before: { status, response_code },
        after: { status: after.status, response_code: after.response_code },
      },
      author,
    );
    await decide(tx, payment, decision, clock.nowIso());
  });
}

interface Decision {
  readonly status: 'approved' | 'declined' | 'expired';
  readonly columns: Partial<Row<'transactions'>>;
}

/** Null: it is decided already, or not yet to be given up. */
function decisionOf(
  { status, started_at }: Row<'transactions'>,
  answer: AcquirerAnswer | 'unknown',
  now: Date,
): Decision | null {
  if (status !== 'created' && status !== 'authorized') return null;
  if (answer === 'unknown') {
    const isOver = now.getTime() - Date.parse(started_at) >= EXPIRES_AFTER_MINUTES * 60_000;
    return isOver ? { status: 'expired', columns: { ended_at: now.toISOString() } } : null;
  }
  const { responseCode: response_code, decidedAt: ended_at } = answer;
  if (isApproval(response_code))
    return { status: 'approved', columns: { response_code, ended_at, paid_at: ended_at } };
  // What was authorised cannot be declined any more: it lapses.
  return { status: status === 'authorized' ? 'expired' : 'declined', columns: { response_code, ended_at } };
}

async function decide(
  tx: Transaction<Schema>,
  payment: Row<'transactions'>,
  { status, columns }: Decision,
  now: string,
): Promise<void> {
  const isApprovedAtOnce = status === 'approved' && payment.status === 'created';
  if (isApprovedAtOnce) await moveTo(tx, payment, 'authorized', now);
  await moveTo(tx, isApprovedAtOnce ? { ...payment, status: 'authorized' } : payment, status, now, columns);
}
