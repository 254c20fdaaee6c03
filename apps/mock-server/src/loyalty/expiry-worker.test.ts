import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { ledgerIn } from '../db/test-support/bonus-ledger.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { expireBonuses, removeJoiners } from './expiry-worker.ts';
import { releaseStaleCommits } from './stale-commits.ts';
import { purchasesIn } from './test-support/purchases.ts';

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

it('a quote keeps the phone of somebody who did not become a customer for a day', async () => {
  const { quote, commit } = purchasesIn(test);
  const joining = (phone: string) => ({ customer: { by: 'phone', phone } as const, has_consent: true });
  const joined = await quote(joining('+380509990001'));
  expect((await commit(joined.data.id)).code).toBe(0);
  const left = await quote(joining('+380509990002'));
  const nobody = await quote();
  const asked = [joined, left, nobody].map(({ data }) => data.id);
  const quotes = async () => {
    const rows = db.selectFrom('loyalty_quotes').select('id').where('id', 'in', asked);
    return (await rows.orderBy('id').execute()).map(({ id }) => id);
  };
  const dayAfterwards = new Date(left.data.holds_until).getTime() + 86_400_000;
  await removeJoiners(db, new Date(dayAfterwards - 1));
  expect(await quotes()).toEqual(asked.toSorted());
  await removeJoiners(db, new Date(dayAfterwards));
  expect(await quotes()).toEqual([joined, nobody].map(({ data }) => data.id).toSorted());
});

it('releases what nobody paid or released for a day, and gives back what was spent', async () => {
  const { quote, commit, onlyDiscount, addCustomer: customerOf, sumsOf: sums, commitRow } = purchasesIn(test);
  await onlyDiscount({
    rule: { type: 'purchase_bonus', percent_bp: 1_000, spend_percent_bp: 10_000, lifetime_days: null },
  });
  const { id, customer } = await customerOf(3_000);
  const { data } = await commit((await quote({ customer, spend: 3_000 })).data.id);
  expect(await sums(id)).toEqual({ available: 0, waiting: 0 });
  const later = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000);
  await releaseStaleCommits(db, later(23), unexpected);
  expect((await commitRow(data.id)).state).toBe('committed');
  await releaseStaleCommits(db, later(25), unexpected);
  expect((await commitRow(data.id)).state).toBe('released');
  expect(await sums(id)).toEqual({ available: 3_000, waiting: 0 });
});
