import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { beforeEach, expect, it } from 'vitest';
import { ledgerIn } from '../db/test-support/bonus-ledger.ts';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { reversalsIn } from '../transactions/test-support/reversals.ts';
import { forget, purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { buy, pay, onlyDiscount, addCustomer, earn, sumsOf } = purchasesIn(test);
const { tryRefund } = reversalsIn(test, owner);
const MINUTE = 60_000;
let discount = '';
beforeEach(async () => {
  discount = await onlyDiscount({ rule: tenthBack, name: 'На рахунок' });
});

const after = (ms: number) => test.clock.travelTo(new Date(test.clock.now().getTime() + ms), true);

/** A purchase of 100 ₴ that is paid. */
async function paid(asked: Parameters<typeof buy>[0]) {
  const { id, amount } = await buy(asked);
  return { id, amount, payment: (await pay(amount, id)).data.transaction_id };
}
const told = async (id: string) =>
  (await call(test.app, transactionsOperations.getTransaction, { params: { id } }, owner)).data.loyalty;
const movesOf = async (id: string) =>
  (await told(id))?.bonuses.map(({ kind, amount }) => [kind, amount] as const);
const lastEntryOf = (commit: string) =>
  test.database.db
    .selectFrom('bonus_entries')
    .selectAll()
    .where('commit_id', '=', commit)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

it('of a customer who was forgotten before they paid, no discount gave bonuses', async () => {
  const { id: customerId, customer } = await addCustomer(2_000);
  const bought = await buy({ customer, spend: 2_000 });
  expect(bought.earned).toBe(800);
  await forget(test, customerId);
  const { data } = await pay(bought.amount, bought.id);
  const sums = { discount: 0, spent: 2_000, earned: 0 };
  expect(await told(data.transaction_id)).toMatchObject({
    ...{ ...sums, discounts: [{ id: discount, name: 'На рахунок', ...sums }] },
    bonuses: [{ kind: 'spent', amount: 2_000 }],
  });
});

it('tells nothing of the later purchase that pays its debt', async () => {
  const { id, customer } = await addCustomer();
  const first = await paid({ customer });
  await paid({ customer, spend: 1_000 });
  after(MINUTE);
  expect(await tryRefund(first.payment, first.amount)).toBe('done');
  const moves = [
    ['earned', 1_000],
    ['taken_back', 900],
  ];
  expect(await movesOf(first.payment)).toEqual(moves);
  after(MINUTE);
  await paid({ customer });
  expect(await lastEntryOf(first.id)).toMatchObject({ kind: 'returned', available: -100 });
  expect(await sumsOf(id)).toEqual({ available: 900, waiting: 0 });
  expect(await movesOf(first.payment)).toEqual(moves);
});

it.each([600, 0])('what came back after its last day has gone at once: of 1000, %i stay', async (stays) => {
  const { id, customer } = await addCustomer();
  const now = test.clock.nowIso();
  const over = { amount: 1_000 - stays, expires_at: new Date(Date.parse(now) + 5 * MINUTE).toISOString() };
  await ledgerIn(test.database.db).earn(id, over, now);
  await earn(id, stays);
  const { id: commit, payment, amount } = await paid({ customer, spend: 1_000 });
  after(5 * MINUTE);
  expect(await tryRefund(payment, amount)).toBe('done');
  expect(await sumsOf(id)).toEqual({ available: stays, waiting: 0 });
  expect(await movesOf(payment)).toEqual([
    ['spent', 1_000],
    ['earned', 900],
    ...(stays > 0 ? [['given_back', stays]] : []),
    ['taken_back', 900],
  ]);
  const ended = test.database.db
    .selectFrom('bonus_entries')
    .select('available')
    .where('commit_id', '=', commit);
  expect(await ended.where('kind', '=', 'expired').execute()).toEqual([{ available: stays - 1_000 }]);
});

it('bonuses come when it is paid, and never before they were spent, whatever the acquirer’s clock says', async () => {
  const { customer } = await addCustomer(2_000);
  const { id, payment } = await paid({ customer, spend: 2_000 });
  const { db } = test.database;
  const commits = db.selectFrom('loyalty_commits').select('created_at').where('id', '=', id);
  const { created_at } = await commits.executeTakeFirstOrThrow();
  const payments = db.selectFrom('transactions').select('paid_at').where('id', '=', payment);
  const { paid_at } = await payments.executeTakeFirstOrThrow();
  expect(String(paid_at) < created_at).toBe(true);
  expect((await told(payment))?.bonuses).toEqual([
    { kind: 'spent', amount: 2_000, at: created_at },
    { kind: 'earned', amount: 800, at: created_at },
  ]);
});
