import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newRowColumns } from '../../db/row-columns.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { addPayment, refundPayment } from '../test-support/payments.ts';

const test = await startFreshApp();
const db = () => test.database.db;
const refunded = async (id: string) => {
  const own = db().selectFrom('transactions').select('refund_amount').where('id', '=', id);
  return (await own.executeTakeFirstOrThrow()).refund_amount;
};
const ledger = async (id: string) =>
  (await db().selectFrom('refunds').select('amount').where('transaction_id', '=', id).execute()).map(
    ({ amount }) => Number(amount),
  );

describe('the database', () => {
  const refundOf = (transaction_id: string, amount: number, merchant = ids.merchant) => ({
    ...newRowColumns(merchant, test.clock.nowIso()),
    ...{ transaction_id, amount, by_user_id: null, by_user_name: null, by_user_phone: null },
  });

  it('refuses to change or remove refunds, and sums that are not theirs', async () => {
    const id = await addPayment(db(), { amount: 1_000 });
    await refundPayment(db(), id, 300);
    const paid = db().updateTable('transactions').where('id', '=', id);
    const refused = [
      () => db().updateTable('refunds').set({ amount: 1 }).where('transaction_id', '=', id).execute(),
      () => db().deleteFrom('refunds').where('transaction_id', '=', id).execute(),
      () => paid.set({ refund_amount: 0 }).execute(),
      () => paid.set({ amount: 299 }).execute(),
      () => db().insertInto('refunds').values(refundOf(id, 701)).execute(),
      () => db().insertInto('refunds').values(refundOf(id, 0)).execute(),
      () => db().insertInto('refunds').values(refundOf(id, -300)).execute(),
      () => addPayment(db(), { refund_amount: 100 }),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toThrow();
    const unpaid = await addPayment(db(), { paid_at: null, status: 'declined' });
    await expect(db().insertInto('refunds').values(refundOf(unpaid, 1)).execute()).rejects.toThrow();
    expect([await ledger(id), await refunded(id)]).toEqual([[300], 300]);
  });

  it('agrees with the ledger for every transaction of the seed', async () => {
    const { rows } = await sql<{ refunded: number; unlike: number }>`
      select count(*) filter (where refund_amount > 0) as refunded, count(*) filter (where refund_amount <>
        coalesce((select sum(amount) from refunds where transaction_id = transactions.id), 0)) as unlike
      from transactions`.execute(db());
    expect(Number(rows[0]?.refunded)).toBeGreaterThan(10);
    expect(Number(rows[0]?.unlike)).toBe(0);
  });
});
