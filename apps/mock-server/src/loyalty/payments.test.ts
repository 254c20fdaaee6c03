import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { MAX_KOPIYKAS } from '@kasa/contracts/shared/money-schema';
import { beforeEach, expect, it } from 'vitest';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { reversalsIn } from '../transactions/test-support/reversals.ts';
import { forget, nameOf, purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { quote, commit, release, buy, pay, onlyDiscount, addCustomer, earn, sumsOf, ledgerOf } =
  purchasesIn(test);
const { commitRow, givenBy } = purchasesIn(test);
const { tryRefund } = reversalsIn(test, owner);
let discount = '';
beforeEach(async () => {
  discount = await onlyDiscount({ rule: tenthBack });
});

/** A purchase of 100 ₴, a part of it paid with bonuses. */
async function paid(spend: number, balance = spend) {
  const known = await addCustomer(balance);
  const bought = await buy({ customer: known.customer, spend });
  const { data } = await pay(bought.amount, bought.id);
  return { ...known, ...{ commitId: bought.id, amount: bought.amount, payment: data.transaction_id } };
}

it('a payment pays a commit, once and to the kopiyka; what is paid is not released', async () => {
  const { amount, id } = await buy();
  const wrong = await pay(amount + 1, id);
  expect([nameOf(wrong), wrong.details.fields?.[0]?.path]).toEqual(['validation_failed', 'amount']);
  const { data } = await pay(amount, id);
  expect(await commitRow(id)).toMatchObject({ state: 'paid', transaction_id: data.transaction_id });
  expect(nameOf(await pay(amount, id))).toBe('not_found');
  expect(nameOf(await release(id))).toBe('commit_paid');
});

it('a payment that is declined releases its commit', async () => {
  const { id, customer } = await addCustomer(2_000);
  const bought = await buy({ customer, spend: 2_000 });
  const terminal = test.database.db.updateTable('terminals').where('id', '=', ids.terminal);
  const { settings } = await test.database.db
    .selectFrom('terminals')
    .select('settings')
    .where('id', '=', ids.terminal)
    .executeTakeFirstOrThrow();
  const limited = JSON.stringify({ ...JSON.parse(settings), max_amount: 100 });
  await terminal.set({ settings: limited }).execute();
  expect(nameOf(await pay(bought.amount, bought.id))).toBe('ok');
  expect(await commitRow(bought.id)).toMatchObject({ state: 'released', transaction_id: null });
  expect(await sumsOf(id)).toEqual({ available: 2_000, waiting: 0 });
  expect(await givenBy(discount)).toBe(0);
});

it('parts of a refund make the whole: what was spent comes back, what was earned goes', async () => {
  const { id, amount, payment, commitId } = await paid(1_001, 1_001);
  expect(amount).toBe(8_999);
  expect(await sumsOf(id)).toEqual({ available: 900, waiting: 0 });
  for (const part of [1, 2_998, 3_000]) expect(await tryRefund(payment, part)).toBe('done');
  expect(await sumsOf(id)).toEqual({ available: 900 + 667 - 599, waiting: 0 });
  expect(await givenBy(discount)).toBe(900);
  expect(await tryRefund(payment, 3_000)).toBe('done');
  expect(await sumsOf(id)).toEqual({ available: 1_001, waiting: 0 });
  expect(await givenBy(discount)).toBe(0);
  expect((await commitRow(commitId)).refunded).toBe(8_999);
});

it('what was earned and spent since is taken once it comes back, never below zero', async () => {
  await onlyDiscount({ rule: tenthBack, name: 'Раз', max_customer_amount: 1_000 });
  const { id, customer, payment, amount } = await paid(0);
  expect(await sumsOf(id)).toEqual({ available: 1_000, waiting: 0 });
  const next = await buy({ customer, spend: 1_000 });
  const { data } = await pay(next.amount, next.id);
  expect(await tryRefund(payment, amount)).toBe('done');
  expect(await sumsOf(id)).toEqual({ available: 0, waiting: 0 });
  expect(await tryRefund(data.transaction_id, 4_500)).toBe('done');
  expect(await tryRefund(data.transaction_id, 4_500)).toBe('done');
  expect(await sumsOf(id)).toEqual({ available: 0, waiting: 0 });
  expect((await ledgerOf(id)).slice(2)).toEqual([
    ...[500, -500, 500, -500].map((moved) => ['returned', moved]),
  ]);
});

it('refunds beside purchases that spend lose and double nothing', async () => {
  const { id, customer, payment, amount } = await paid(4_000, 10_000);
  const quoted: string[] = [];
  for (let n = 0; n < 4; n += 1) quoted.push((await quote({ customer, spend: 1_500 })).data.id);
  const [answers, refunds] = await Promise.all([
    Promise.all(quoted.map((one) => commit(one))),
    Promise.all([tryRefund(payment, 2_000), tryRefund(payment, amount - 2_000)]),
  ]);
  const spent = answers.filter((answer) => nameOf(answer) === 'ok');
  const refunded = [2_000, amount - 2_000].filter((_, n) => refunds[n] === 'done');
  const share = refunded.reduce((sum, part) => sum + part, 0) / amount;
  const gained = spent.reduce((sum, { data }) => sum - data.spent, 0);
  expect([spent.length > 0, refunded.length > 0]).toEqual([true, true]);
  const { available } = await sumsOf(id);
  expect(available).toBe(10_000 - 4_000 + 600 + gained + Math.floor(4_000 * share) - Math.floor(600 * share));
  expect((await ledgerOf(id)).reduce((sum, [, moved]) => sum + moved, 0)).toBe(available);
});

it('a refund gives back as many bonuses as a balance may have', async () => {
  const { id, payment, amount } = await paid(1_000);
  await earn(id, MAX_KOPIYKAS - 1_500);
  expect(await sumsOf(id)).toEqual({ available: MAX_KOPIYKAS - 600, waiting: 0 });
  expect(await tryRefund(payment, amount)).toBe('done');
  expect((await ledgerOf(id)).slice(-2)).toEqual([
    ['returned', 600],
    ['returned', -900],
  ]);
  expect(await sumsOf(id)).toEqual({ available: MAX_KOPIYKAS - 900, waiting: 0 });
});

it('a refund to somebody who was forgotten moves no bonuses', async () => {
  const { id, payment, amount } = await paid(0);
  const lot = await ledgerOf(id);
  await forget(test, id);
  expect(await tryRefund(payment, amount)).toBe('done');
  expect(await ledgerOf(id)).toHaveLength(lot.length + 1);
  expect(await givenBy(discount)).toBe(0);
});
