import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId, newRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { refund } from './refund.ts';
import { addPayment, refundPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const terminal = ids.terminalWithCash;
const db = () => test.database.db;

const inside = async () =>
  (await call(test.app, ops.getTerminalCash, { params: { id: terminal } }, owner)).data.inside_amount;
const encash = async (amount: number, takes_all = false) =>
  (
    await call(
      test.app,
      ops.encashTerminal,
      { params: { id: terminal }, body: { amount, takes_all, comment: null } },
      owner,
    )
  ).code === codes.ok.code;
const session = {
  merchantId: ids.merchant,
  userId: ids.user,
  userName: 'Власниця',
  userPhone: '+380500000001',
} as Context['session'];

/** The name of the failure; `ok` without one. */
async function tryRefund(id: string, amount: number): Promise<string> {
  const asked = { session, clock: test.clock };
  try {
    await inTransaction(db(), (tx) => refund(tx, asked, id, amount));
    return 'ok';
  } catch (error) {
    if (error instanceof OperationFailure) return error.codeName;
    throw error;
  }
}
const transaction = (id: string) =>
  db().selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ledger = async (id: string) =>
  (await db().selectFrom('refunds').select('amount').where('transaction_id', '=', id).execute()).map(
    ({ amount }) => Number(amount),
  );
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('refunds', () => {
  it('may repeat until the amount is used up, and say so in the status', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    expect(await tryRefund(id, 600)).toBe('ok');
    expect(await transaction(id)).toMatchObject({ refund_amount: 600, status: 'partially_reversed' });
    expect(await tryRefund(id, 401)).toBe('conflict');
    expect(await tryRefund(id, 400)).toBe('ok');
    const done = await transaction(id);
    expect(done).toMatchObject({ refund_amount: 1_000, status: 'reversed', version: 3 });
    expect(done.refunded_at).toBe(done.updated_at);
    expect(await tryRefund(id, 1)).toBe('conflict');
    expect(await tryRefund(newId(), 1)).toBe('not_found');
  });

  it('are shown with the payment: when, how much, and who, by the name of that moment', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    await tryRefund(id, 600);
    await refundPayment(db(), id, 100);
    const { data } = await call(test.app, ops.getTransaction, { params: { id } }, owner);
    expect(data).toMatchObject({ refund_amount: 700, refunded: true });
    const by = { id: ids.user, name: 'Власниця', has_namesake: true, phone_hint: expect.any(String) };
    const shown = data.refunds.map(({ amount, by }) => ({ amount, by }));
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual({ amount: 600, by });
    expect(shown).toContainEqual({ amount: 100, by: null });
  });

  it('in cash are at most what is inside, by card whatever is inside', async () => {
    const [cash, card] = [await addPayment(db()), await addPayment(db(), { payment_form: 'card' })];
    expect(await encash(await inside(), true)).toBe(true);
    expect(await tryRefund(cash, 100)).toBe('cash_not_enough');
    expect(await tryRefund(card, 100)).toBe('ok');
    await addPayment(db(), { amount: 100 });
    expect(await tryRefund(cash, 100)).toBe('ok');
    expect(await inside()).toBe(0);
  });
});

describe('at once', () => {
  it('100 refunds of 600 of 1000 are one, 200 of 10 are the amount', async () => {
    const some = await Promise.all([1, 2].map(() => addPayment(db(), { amount: 1_000 })));
    const [large = '', small = ''] = some;
    const asked = (id: string, amount: number, times: number) =>
      Promise.all(Array.from({ length: times }, () => tryRefund(id, amount)));
    const [larges, smalls] = await Promise.all([asked(large, 600, 100), asked(small, 10, 200)]);
    expect(larges.filter((name) => name === 'ok')).toHaveLength(1);
    expect(smalls.filter((name) => name === 'ok')).toHaveLength(100);
    expect([await ledger(large), sum(await ledger(small))]).toEqual([[600], 1_000]);
  });

  it('refunds and encashments never take more than is inside, and nothing is lost', async () => {
    for (const round of [1, 2, 3]) {
      await encash(await inside(), true);
      const amounts = [5_000, 7_000, 11_000 * round];
      const paid = await Promise.all(amounts.map((amount) => addPayment(db(), { amount })));
      const before = await inside();
      const wanted = Array.from({ length: 60 }, (_, n) => 500 + ((n * 37 * round) % 9) * 300);
      const taken = await Promise.all(
        wanted.map(async (amount, n) => {
          const id = paid[n % paid.length] ?? '';
          const done = n % 2 === 0 ? await encash(amount) : (await tryRefund(id, amount)) === 'ok';
          return done ? amount : 0;
        }),
      );
      expect(await inside()).toBe(before - sum(taken));
      expect(before - sum(taken)).toBeGreaterThanOrEqual(0);
      for (const id of paid) {
        const { amount, refund_amount } = await transaction(id);
        expect(sum(await ledger(id))).toBe(Number(refund_amount));
        expect(Number(refund_amount)).toBeLessThanOrEqual(Number(amount));
      }
    }
  });
});

describe('the database itself', () => {
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
    expect([await ledger(id), (await transaction(id)).refund_amount]).toEqual([[300], 300]);
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
