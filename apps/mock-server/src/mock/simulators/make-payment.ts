import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { markOnline } from '../../terminals/connectivity.ts';
import { createPayment } from '../../transactions/create-payment.ts';
import { type ApprovedPayment, asApproved, generatePayment } from '../../transactions/seed/payment.ts';
import { createRandomSource } from '../../transactions/seed/random-source.ts';
import { lockPaymentAcceptingTerminal, MAX_DECISION_MS } from '../../transactions/simulated-payment.ts';

/** @returns the id of an approved payment @throws OperationFailure `not_found`: no active terminal */
export async function makePayment(
  db: Db,
  wanted: ApprovedPayment & { number: string },
  now: Date,
): Promise<string> {
  const known = db.selectFrom('terminals').select(['id', 'merchant_id']).where('number', '=', wanted.number);
  const { id: terminalId, merchant_id } = requireFound(await known.executeTakeFirst());
  const at = now.getTime() - MAX_DECISION_MS;
  const chance = createRandomSource(at >>> 0);
  return inTransaction(db, async (tx) => {
    const payee = requireFound(await lockPaymentAcceptingTerminal(tx, merchant_id, terminalId));
    const made = generatePayment(payee, kyivDay(new Date(at)), at, 0, chance);
    const payment = { ...asApproved(made, wanted, chance), id: newId() };
    await createPayment(tx, payment);
    await markOnline(tx, merchant_id, [terminalId], now.toISOString());
    return payment.id;
  });
}
