import { describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { newId } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { createPayment, nextOrderIds } from './create-payment.ts';
import { addPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const { db } = test.database;
const DATE = '2027-01-15';
const next = (howMany: number, merchant: string = firstMerchant.id) =>
  inTransaction(db, (tx) => nextOrderIds(tx, merchant, DATE, howMany));
const have = async (...numbers: string[]) => {
  for (const number of numbers) await addPayment(db, { date: DATE, order_id: `270115-${number}` });
};

describe('orders of a day', () => {
  it('are counted from one, for each merchant', async () => {
    expect(await next(2)).toEqual(['270115-000001', '270115-000002']);
    await have('000001', '000002', '000009', '000010');
    expect(await next(1)).toEqual(['270115-000011']);
    expect(await next(1, secondMerchant.id)).toEqual(['270115-000001']);
  });

  it('go on where six digits end', async () => {
    await have('999997', '999998');
    expect(await next(3)).toEqual(['270115-999999', '270115-1000000', '270115-1000001']);
    await have('999999', '1000000', '1000009');
    expect(await next(1)).toEqual(['270115-1000010']);
    await have('1000010', '9999999', '10000000');
    expect(await next(1)).toEqual(['270115-10000001']);
  });

  it('are given once, however many are paid at the same moment', async () => {
    await have('999994');
    const { order_id: _, ...payment } = await db
      .selectFrom('transactions')
      .selectAll()
      .where('date', '=', DATE)
      .executeTakeFirstOrThrow();
    const pay = () => inTransaction(db, (tx) => createPayment(tx, { ...payment, id: newId() }));
    const given = await Promise.all(Array.from({ length: 12 }, pay));
    const numbers = given.map((id) => Number(id?.slice('270115-'.length))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_unused, n) => 999_995 + n));
  });
});
