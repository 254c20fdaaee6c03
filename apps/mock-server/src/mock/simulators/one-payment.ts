import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Db } from '../../db/schema.ts';
import { newId } from '../../db/stamps.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { heardFrom } from '../../terminals/connectivity.ts';
import { createPayment } from '../../transactions/create-payment.ts';
import { chanceOf } from '../../transactions/seed/chance.ts';
import { approved, madeUpPayment, type Paid } from '../../transactions/seed/payment.ts';
import { LONGEST, lockPayee } from '../../transactions/simulated-payment.ts';

/** @returns the id of an approved payment @throws OperationFailure `not_found`: no active terminal */
export async function makePayment(db: Db, wanted: Paid & { number: string }, now: Date): Promise<string> {
  const known = db.selectFrom('terminals').select(['id', 'merchant_id']).where('number', '=', wanted.number);
  const { id: terminalId, merchant_id } = requireFound(await known.executeTakeFirst());
  const at = now.getTime() - LONGEST;
  const chance = chanceOf(at >>> 0);
  return inTransaction(db, async (tx) => {
    const payee = requireFound(await lockPayee(tx, merchant_id, terminalId));
    const made = madeUpPayment(payee, kyivDay(new Date(at)), at, 0, chance);
    const payment = { ...approved(made, wanted, chance), id: newId() };
    await createPayment(tx, payment);
    await heardFrom(tx, merchant_id, [terminalId], now.toISOString());
    return payment.id;
  });
}
