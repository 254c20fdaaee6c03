import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { generatePaymentsAfterSeed, insertMissingPayments } from './payments-after-seed.ts';

const test = await startFreshApp();

it('payments that two servers make at one moment are there once, and told once', async () => {
  const { db } = test.database;
  const [after, upTo] = [new Date('2026-11-20T12:00:00.000Z'), new Date('2026-11-20T13:00:00.000Z')];
  const span = { merchant: ids.merchant, seed: 'kasa-1', after, upTo };
  const made = await generatePaymentsAfterSeed(db, span);
  expect(made.length).toBeGreaterThan(5);
  const insert = () => inTransaction(db, (tx) => insertMissingPayments(tx, made, span));
  await Promise.all([insert(), insert(), insert(), insert()]);
  const wanted = made.map(({ id }) => id);
  const stored = db.selectFrom('transactions').select('order_id').where('id', 'in', wanted);
  const orders = new Set((await stored.execute()).map(({ order_id }) => order_id));
  expect(orders.size).toBe(made.length);
  const events = db.selectFrom('events').select('data').where('type', '=', 'transaction.created');
  const told = (await events.execute()).map(({ data }): string => JSON.parse(data).transaction_id);
  expect(told.filter((id) => wanted.includes(id)).toSorted()).toEqual(
    made
      .filter(({ started_at }) => started_at >= '2026-11-20T12:00:00.000Z')
      .map(({ id }) => id)
      .toSorted(),
  );
});
