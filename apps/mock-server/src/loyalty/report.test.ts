import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { OFTEN_A_DAY, OFTEN_AT_CASHIER } from '@kasa/contracts/loyalty/report-values';
import { mockOperations } from '@kasa/contracts/mock/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { expect, it } from 'vitest';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { signInLimited } from '../http/test-support/point-scope-world.ts';
import { receiptsIn } from '../points/test-support/receipts.ts';
import { reversalsIn } from '../transactions/test-support/reversals.ts';
import { nameOf, percent, purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { buy, pay, release, onlyDiscount, addDiscount, addCustomer } = purchasesIn(test);
const { tryRefund } = reversalsIn(test, owner);

/** Days on which nobody else buys. */
const period = { date_from: '2026-12-05', date_to: '2026-12-07' };
/** Sessions are over by then. */
async function onDay(day: number) {
  test.clock.travelTo(new Date(`2026-12-0${day}T10:00:00.000Z`), true);
  Object.assign(owner, await signInAs(test.app, 'owner'));
}

type Query = InputOf<typeof ops.getLoyaltyReport>['query'];
const ask = (query: Query = period, caller: Caller = owner) =>
  call(test.app, ops.getLoyaltyReport, { query }, caller);
const report = async (query?: Query, caller?: Caller) => (await ask(query, caller)).data;

/** A purchase of 100 ₴ that is paid. @returns id of the payment */
async function purchase(asked: Parameters<typeof buy>[0] = {}) {
  const { id, amount } = await buy(asked);
  return (await pay(amount, id)).data.transaction_id;
}

const none = { receipts: 0, amount: 0, refund_amount: 0, discount_amount: 0, earned: 0, spent: 0 };

it('tells what each discount gave and brought, by day, of what was paid', async () => {
  const off = await onlyDiscount({ rule: percent(1_000), name: 'Десята частина' });
  const back = await addDiscount({ rule: tenthBack, name: 'На рахунок' });
  const { customer } = await addCustomer(2_000);
  await onDay(5);
  await purchase();
  await purchase({ customer });
  await onDay(7);
  const paid = await purchase({ customer, spend: 1_500 });
  expect(await tryRefund(paid, 500)).toBe('done');
  const open = await buy();
  const { id } = await buy();
  await release(id);

  const found = await report();
  const first = {
    receipts: 2,
    amount: 18_000,
    refund_amount: 0,
    discount_amount: 2_000,
    earned: 900,
    spent: 0,
  };
  const last = {
    ...{ receipts: 1, amount: 7_500, refund_amount: 500, discount_amount: 1_000 },
    ...{ earned: 750, spent: 1_500 },
  };
  expect(found.by_day).toEqual([
    { date: '2026-12-05', ...first },
    { date: '2026-12-06', ...none },
    { date: '2026-12-07', ...last },
  ]);
  const all = {
    ...{ receipts: 3, amount: 25_500, refund_amount: 500, discount_amount: 3_000 },
    ...{ earned: 1_650, spent: 1_500, customers: 1 },
  };
  expect(found.totals).toEqual(all);
  expect(found.by_discount).toEqual([
    { discount: { id: off, name: 'Десята частина' }, ...all, earned: 0, spent: 0 },
    {
      discount: { id: back, name: 'На рахунок' },
      ...{ ...all, receipts: 2, amount: 16_500, discount_amount: 0 },
    },
  ]);
  expect(found.odd_use).toEqual([]);
  expect((await report({ ...period, discount_id: back })).totals).toEqual({
    ...{ ...all, receipts: 2, amount: 16_500, discount_amount: 0 },
  });
  await pay(open.amount, open.id);
  expect((await report()).totals.receipts).toBe(4);
});

it('tells customers of many purchases on a day, and cashiers most of whose known customers are one', async () => {
  await onlyDiscount({ rule: tenthBack });
  const [often, other] = [await addCustomer(), await addCustomer()];
  await onDay(5);
  const cashier = ids.pointDirector;
  const buyAt = async (customer: typeof often.customer) => {
    const { id, amount } = await buy({ customer });
    const body = { number: 'S1100101', amount, in_cash: true, commit_id: id, cashier_id: cashier };
    await call(test.app, mockOperations.makeMockPayment, { body });
  };
  for (let n = 1; n < OFTEN_A_DAY; n += 1) await buyAt(often.customer);
  await buyAt(other.customer);
  expect((await report()).odd_use).toEqual([]);
  await buyAt(often.customer);
  const customer = { id: often.id, number: often.number };
  const onFirst = {
    kind: 'often',
    ...{ date: '2026-12-05', days: 1, spent: 0 },
    customer,
    receipts: OFTEN_A_DAY,
    given: OFTEN_A_DAY * 1_000,
  };
  expect((await report()).odd_use).toEqual([onFirst]);
  await onDay(6);
  for (let n = OFTEN_A_DAY; n < OFTEN_AT_CASHIER; n += 1) await buyAt(often.customer);
  const found = (await report()).odd_use;
  expect(found[0]).toMatchObject({
    ...{ kind: 'one_cashier', cashier: { id: cashier }, customer, receipts: OFTEN_AT_CASHIER },
    of_receipts: OFTEN_AT_CASHIER + 1,
  });
  expect(found[1]).toMatchObject({ kind: 'often', date: '2026-12-06', days: 2, receipts: OFTEN_A_DAY });
  expect(found).toHaveLength(2);

  const body = {
    phone: '+380500000001',
    roles: ['owner' as const],
    tags_added: [],
    tags_removed: ['customers_manage' as const],
  };
  await call(test.app, mockOperations.setMockRights, { body });
  expect((await report()).odd_use.map((one) => one.customer)).toEqual([null, null]);
});

it('of somebody who is limited to points has the purchases of those points; needs the right to see sales', async () => {
  await onlyDiscount({ rule: percent(1_000) });
  await onDay(5);
  await purchase();
  const elsewhere = await test.database.db
    .selectFrom('branches')
    .select('id')
    .where('merchant_id', '=', ids.merchant)
    .where('id', '<>', ids.point)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect((await report(period, await signInLimited(test, ids.point))).totals.receipts).toBe(1);
  expect((await report(period, await signInLimited(test, elsewhere.id))).totals.receipts).toBe(0);
  const body = {
    phone: '+380500000001',
    roles: ['owner' as const],
    tags_added: [],
    tags_removed: ['reports_view' as const],
  };
  await call(test.app, mockOperations.setMockRights, { body });
  expect(nameOf(await ask())).toBe('forbidden');
});

it('a payment and its receipt tell what discounts did, and what a refund moved back', async () => {
  const id = await onlyDiscount({ rule: tenthBack, name: 'На рахунок' });
  const { customer } = await addCustomer(2_000);
  const paid = await purchase({ customer, spend: 2_000 });
  const read = async () =>
    (await call(test.app, transactionsOperations.getTransaction, { params: { id: paid } }, owner)).data;
  const sums = { discount: 0, spent: 2_000, earned: 800 };
  const at = expect.any(String);
  const { loyalty, amount } = await read();
  expect(amount).toBe(8_000);
  expect(loyalty).toEqual({
    ...{ before: 10_000, ...sums, discounts: [{ id, name: 'На рахунок', ...sums }] },
    bonuses: [
      { kind: 'spent', amount: 2_000, at },
      { kind: 'earned', amount: 800, at },
    ],
  });
  expect(await tryRefund(paid, 4_000)).toBe('done');
  expect((await read()).loyalty?.bonuses.slice(2)).toEqual([
    { kind: 'given_back', amount: 1_000, at },
    { kind: 'taken_back', amount: 400, at },
  ]);
  const register = await receiptsIn(test, owner, ids.point);
  await register.workReceipts();
  const receipts = await register.receipts(paid);
  expect(receipts.sale?.loyalty).toEqual(sums);
  expect(receipts.returns.map((one) => one.loyalty)).toEqual([null]);
});

it('a receipt has the goods that the terminal asked for, at what was paid for them', async () => {
  await onlyDiscount({ rule: percent(1_000) });
  const lines = [
    { article: '400101', quantity: 2_000, amount: 13_000 },
    { article: '400102', quantity: 1_000, amount: 7_005 },
  ];
  const paid = await purchase({ lines });
  const register = await receiptsIn(test, owner, ids.point);
  await register.workReceipts();
  const { sale } = await register.receipts(paid);
  expect(sale?.lines.map(({ article, quantity, amount }) => [article, quantity, amount])).toEqual([
    ['400101', 2_000, 11_700],
    ['400102', 1_000, expect.toBeOneOf([6_304, 6_305])],
  ]);
  expect(sale?.loyalty).toMatchObject({ discount: sale && 20_005 - sale.total_amount });
});

it('has days of Kyiv, purchases that cost nothing, and nothing of another merchant', async () => {
  const id = await onlyDiscount({ rule: percent(10_000), name: 'Усе в подарунок' });
  test.clock.travelTo(new Date('2026-12-05T21:59:00.000Z'), true);
  await buy();
  test.clock.travelTo(new Date('2026-12-05T22:01:00.000Z'), true);
  await buy();
  await onDay(7);
  const { by_day, by_discount, totals } = await report();
  expect(by_day.map(({ receipts }) => receipts)).toEqual([1, 1, 0]);
  expect(totals).toMatchObject({ receipts: 2, amount: 0, discount_amount: 20_000 });
  expect(by_discount.map(({ discount }) => discount.id)).toEqual([id]);
  const other = await signInWith(test.app, '+380500000011');
  expect((await report(period, other)).totals.receipts).toBe(0);
  expect(nameOf(await ask({ ...period, discount_id: id }, other))).toBe('not_found');
});

it('has of the seeded purchases what stands in their rows, for whoever sees some points as well', async () => {
  const { db } = test.database;
  const days = { date_from: '2026-11-01', date_to: '2026-11-20' };
  const rules = await db
    .selectFrom('loyalty_commit_rules as rule')
    .innerJoin('loyalty_commits as purchase', 'purchase.id', 'rule.commit_id')
    .select(['purchase.id', 'purchase.point_id', 'rule.discount', 'rule.earned', 'rule.spent'])
    .where('purchase.merchant_id', '=', ids.merchant)
    .where('purchase.state', '=', 'paid')
    .where('rule.date', '>=', days.date_from)
    .execute();
  const had = rules.filter(
    ({ discount, earned, spent }) => Number(discount) + Number(earned) + Number(spent) > 0,
  );
  const points = [...new Set(had.flatMap(({ point_id }) => point_id ?? []))].toSorted();
  const some = points.slice(0, points.length / 2);
  expect(some.length).toBeGreaterThan(1);
  const seen: [typeof had, Caller][] = [
    [had, owner],
    [had.filter(({ point_id }) => some.includes(point_id ?? '')), await signInLimited(test, ...some)],
  ];
  for (const [rows, caller] of seen) {
    const { totals, by_day, by_discount } = await report(days, caller);
    expect(totals).toMatchObject({
      receipts: new Set(rows.map(({ id }) => id)).size,
      discount_amount: rows.reduce((sum, { discount }) => sum + Number(discount), 0),
      earned: rows.reduce((sum, { earned }) => sum + Number(earned), 0),
      spent: rows.reduce((sum, { spent }) => sum + Number(spent), 0),
    });
    for (const part of [by_day, by_discount])
      expect(part.reduce((sum, { earned }) => sum + earned, 0)).toBe(totals.earned);
  }
});
