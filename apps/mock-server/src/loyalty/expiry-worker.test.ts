import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { ledgerIn } from '../db/test-support/bonus-ledger.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { expireBonuses } from './expiry-worker.ts';

const test = await startFreshApp();
const db = test.database.db;
const { addCustomer, earn, entriesOf, sumsOf } = ledgerIn(db);
const END = '2026-12-01T22:00:00.000Z';
const unexpected = (error: unknown) => {
  throw error;
};

it('what is over leaves everybody who has it, once, and nothing before its time', async () => {
  const people: string[] = [];
  // More than one batch.
  for (let n = 0; n < 205; n += 1) {
    const id = await addCustomer();
    await earn(id, { amount: 100 + n, expires_at: END });
    people.push(id);
  }
  const [first = ''] = people;
  await earn(first, { amount: 7 });
  await earn(first, { amount: 40, activation_amount: 1_000, expires_at: END });
  await expireBonuses(db, '2026-12-01T21:59:59.999Z', unexpected);
  expect(await sumsOf(first)).toEqual([107, 40]);
  await expireBonuses(db, END, unexpected);
  await expireBonuses(db, END, unexpected);
  expect(await sumsOf(first)).toEqual([7, 0]);
  expect((await entriesOf(first)).slice(3)).toEqual([
    ['expired', -100, 0],
    ['expired', 0, -40],
  ]);
  for (const id of people.slice(1)) expect(await sumsOf(id)).toEqual([0, 0]);
});

it('two servers that look at once write it once, and the customer of another merchant loses theirs, too', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 100, expires_at: END });
  const other = db.selectFrom('bonus_lots').selectAll().where('merchant_id', '<>', ids.merchant);
  const over = await other.where('waiting', '>', 0).orderBy('expires_at', 'desc').execute();
  const later = over[0]?.expires_at ?? '';
  expect(later > END).toBe(true);
  await Promise.all([expireBonuses(db, later, unexpected), expireBonuses(db, later, unexpected)]);
  expect(await entriesOf(id)).toHaveLength(2);
  const left = await other.where('waiting', '>', 0).execute();
  expect(left).toEqual([]);
});
