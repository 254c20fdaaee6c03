import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { MAX_KOPIYKAS } from '@kasa/contracts/shared/money-schema';
import { describe, expect, it } from 'vitest';
import { onlyKeyPhrase } from '../db/key-phrases.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { forget, nameOf, percent, purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const { quote, commit, release, buy, buyAndPay, pay, onlyDiscount, addDiscount, addCustomer } =
  purchasesIn(test);
const { sumsOf, ledgerOf, givenBy } = purchasesIn(test);
const db = () => test.database.db;
const MINUTE = 60_000;
const pass = (ms: number) => test.clock.travelTo(new Date(test.clock.now().getTime() + ms), true);
const idOf = async (...asked: Parameters<typeof quote>) => (await quote(...asked)).data.id;

it('charges what was quoted: spends, and earns once it is paid', async () => {
  await onlyDiscount({ rule: tenthBack });
  const { id, number, customer } = await addCustomer(3_000);
  const { data: quoted } = await quote({ customer, spend: 2_000 });
  expect(quoted).toMatchObject({ before: 10_000, spent: 2_000, amount: 8_000, earned: 800 });
  const { data } = await commit(quoted.id);
  expect(data).toEqual({
    ...{ id: expect.any(String), quote_id: quoted.id, state: 'committed', created_at: test.clock.nowIso() },
    ...{ before: 10_000, discount: 0, spent: 2_000, amount: 8_000, earned: 800 },
    customer: { number, available: 1_000, waiting: 0 },
  });
  expect(await sumsOf(id)).toEqual({ available: 1_000, waiting: 0 });
  await pay(data.amount, data.id);
  expect(await sumsOf(id)).toEqual({ available: 1_800, waiting: 0 });
  expect((await ledgerOf(id)).slice(1)).toEqual([
    ['spent', -2_000],
    ['earned', 800],
  ]);
});

it('charges a quote once, however often it is asked for, also at the same time', async () => {
  await onlyDiscount({ rule: tenthBack });
  const { id, customer } = await addCustomer(3_000);
  const quoted = await idOf({ customer, spend: 1_000 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => commit(quoted)));
  answers.push(await commit(quoted));
  for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data);
  expect(await sumsOf(id)).toEqual({ available: 2_000, waiting: 0 });
});

it('lets two of sixteen purchases spend what the balance has for two', async () => {
  await onlyDiscount({ rule: { ...tenthBack, spend_percent_bp: 5_000 } });
  const { id, customer } = await addCustomer(4_000);
  const quoted: string[] = [];
  for (let n = 0; n < 16; n += 1) quoted.push(await idOf({ customer, spend: 1_500 }));
  const names = (await Promise.all(quoted.map((one) => commit(one)))).map(nameOf);
  expect(names.toSorted()).toEqual(['ok', 'ok', ...Array.from({ length: 14 }, () => 'quote_outdated')]);
  expect(await sumsOf(id)).toEqual({ available: 1_000, waiting: 0 });
});

it('counts receipts of a customer, and refuses a quote that another one overtook', async () => {
  await onlyDiscount({
    rule: { type: 'by_purchase_count', every: 2, counts: 'receipts', percent_bp: 5_000 },
  });
  const { customer } = await addCustomer();
  const [first, second] = [await idOf({ customer }), await idOf({ customer })];
  expect(nameOf(await commit(first))).toBe('ok');
  expect(nameOf(await commit(second))).toBe('quote_outdated');
  const { data } = await quote({ customer });
  expect(data.discount).toBe(5_000);
  expect((await commit(data.id)).data.amount).toBe(5_000);
  expect((await quote({ customer })).data.discount).toBe(0);
});

it('keeps the limit of a discount when many are charged at the same time', async () => {
  const discount = await onlyDiscount({ rule: percent(1_000), max_total_amount: 2_500 });
  const quoted: string[] = [];
  for (let n = 0; n < 6; n += 1) quoted.push(await idOf());
  const names = (await Promise.all(quoted.map((one) => commit(one)))).map(nameOf);
  expect(names.filter((name) => name === 'ok')).toHaveLength(2);
  expect(names.filter((name) => name === 'quote_outdated')).toHaveLength(4);
  expect((await buy()).discount).toBe(500);
  expect((await quote()).data.rules).toMatchObject([{ reason: 'limit_reached', discount: 0 }]);
  expect(await givenBy(discount)).toBe(2_500);
});

it.each([
  ['paused', { state: 'paused' }],
  ['ended', { state: 'ended' }],
  ['changed', { rule: JSON.stringify(percent(5_000)) }],
] as const)('charges what was quoted of a discount that is %s since', async (_, change) => {
  const discount = await onlyDiscount({ rule: percent(1_000) });
  const quoted = await idOf();
  await db().updateTable('discounts').set(change).where('id', '=', discount).execute();
  expect((await commit(quoted)).data).toMatchObject({ discount: 1_000, amount: 9_000 });
  const kept = db().selectFrom('loyalty_quotes').select('rules').where('id', '=', quoted);
  expect(JSON.parse((await kept.executeTakeFirstOrThrow()).rules)).toMatchObject([
    { id: discount, name: 'Знижка з перевірки', rule: percent(1_000) },
  ]);
});

it('gives bonuses that wait together, and once where they are given once', async () => {
  const waiting = { rule: tenthBack, bonus_activation_amount: 1_500 };
  await onlyDiscount(waiting);
  const gift = { type: 'single_bonus', bonus_amount: 300, min_amount: 0 } as const;
  await addDiscount({ rule: gift, name: 'Подарунок' });
  const { id, customer } = await addCustomer();
  await buyAndPay({ customer });
  expect(await sumsOf(id)).toEqual({ available: 300, waiting: 1_000 });
  await buyAndPay({ customer });
  expect(await sumsOf(id)).toEqual({ available: 2_300, waiting: 0 });
  expect((await ledgerOf(id)).map(([kind]) => kind)).toEqual([
    ...['earned', 'earned', 'earned', 'activated', 'activated'],
  ]);
});

it('gives bonuses until a day in Kyiv begins, also over the change of clocks', async () => {
  await onlyDiscount({ rule: { ...tenthBack, lifetime_days: 1 } });
  test.clock.travelTo(new Date('2027-03-26T22:30:00.000Z'), true);
  const { id, customer } = await addCustomer();
  await buyAndPay({ customer });
  const lots = db().selectFrom('bonus_lots').select('expires_at').where('customer_id', '=', id);
  expect(await lots.execute()).toEqual([{ expires_at: '2027-03-28T21:00:00.000Z' }]);
  test.clock.travelTo(new Date('2027-03-28T20:59:59.000Z'), true);
  expect((await quote({ customer, spend: 500 })).data.spent).toBe(500);
  const last = await idOf({ customer, spend: 500 });
  pass(1_000);
  expect((await quote({ customer, spend: 500 })).data).toMatchObject({
    spent: 0,
    customer: { available: 0 },
  });
  expect(nameOf(await commit(last))).toBe('quote_outdated');
});

it('gives bonuses from the day of the receipt, also when it is charged after midnight', async () => {
  await onlyDiscount({ rule: { ...tenthBack, lifetime_days: 1 } });
  test.clock.travelTo(new Date('2026-12-01T21:55:00.000Z'), true);
  const { id, customer } = await addCustomer();
  const quoted = await idOf({ customer });
  pass(10 * MINUTE);
  const { data } = await commit(quoted);
  await pay(data.amount, data.id);
  const lots = db().selectFrom('bonus_lots').select('expires_at').where('customer_id', '=', id);
  expect(await lots.execute()).toEqual([{ expires_at: '2026-12-02T22:00:00.000Z' }]);
});

it('gives as many bonuses as a balance may have', async () => {
  await onlyDiscount({ rule: tenthBack });
  const { id, customer } = await addCustomer(MAX_KOPIYKAS - 300);
  await buyAndPay({ customer });
  await buyAndPay({ customer });
  expect(await sumsOf(id)).toEqual({ available: MAX_KOPIYKAS, waiting: 0 });
});

it('has what costs nothing paid at once: it earns, and is not released', async () => {
  await onlyDiscount({ rule: percent(10_000) });
  const gift = { type: 'single_bonus', bonus_amount: 300, min_amount: 0 } as const;
  await addDiscount({ rule: gift, name: 'Подарунок' });
  const { id, customer } = await addCustomer();
  const { data } = await commit(await idOf({ customer }));
  expect(data).toMatchObject({ state: 'paid', amount: 0, earned: 300, customer: { available: 300 } });
  expect(nameOf(await release(data.id))).toBe('commit_paid');
  expect(await sumsOf(id)).toEqual({ available: 300, waiting: 0 });
});

it.each(['blocked', 'added'] as const)(
  'answers again what was charged, and releases it, at a terminal that is %s since',
  async (status) => {
    await onlyDiscount({ rule: percent(1_000) });
    const [quoted, open] = [await idOf(), await idOf()];
    const { data } = await commit(quoted);
    const blocked_by = status === 'blocked' ? 'acquirer' : null;
    const own = db().updateTable('terminals').set({ status, blocked_by });
    await own.where('id', '=', ids.terminal).execute();
    expect((await commit(quoted)).data).toEqual(data);
    expect(nameOf(await commit(open))).toBe(status === 'added' ? 'terminal_not_active' : 'terminal_blocked');
    expect((await release(data.id)).data).toEqual({ ...data, state: 'released' });
  },
);

describe('a quote is refused', () => {
  it('after its minutes', async () => {
    const { data } = await quote();
    pass(15 * MINUTE - 1_000);
    const inTime = await idOf();
    pass(1_000);
    expect(data.holds_until).toBe(test.clock.nowIso());
    expect(nameOf(await commit(data.id))).toBe('quote_expired');
    expect(nameOf(await commit(inTime))).toBe('ok');
  });

  it('at another terminal, as one that is not there', async () => {
    const own = db().selectFrom('terminals').select(['id', 'number']).where('merchant_id', '=', ids.merchant);
    const others = own.where('status', '=', 'active').where('id', '!=', ids.terminal);
    const { id, number } = await others.limit(1).executeTakeFirstOrThrow();
    const phrase = onlyKeyPhrase(db(), id, 'another-phrase');
    await db().updateTable('terminals').set(phrase).where('id', '=', id).execute();
    const there = { number, phrase: 'another-phrase' };
    const here = await idOf();
    expect(nameOf(await commit(here, there))).toBe('not_found');
    const { data } = await commit(here);
    expect(nameOf(await release(data.id, there))).toBe('not_found');
    expect(nameOf(await commit(await idOf({}, there), there))).toBe('ok');
  });

  it('of a customer who was forgotten since, or became one elsewhere, and nothing is written', async () => {
    const discount = await onlyDiscount({ rule: tenthBack });
    const { id, customer } = await addCustomer();
    const quoted = await idOf({ customer });
    await forget(test, id);
    expect(nameOf(await commit(quoted))).toBe('quote_outdated');
    const joining = { customer: { by: 'phone', phone: '+380501234567' }, has_consent: true } as const;
    const [first, second] = [await idOf(joining), await idOf(joining)];
    const names = (await Promise.all([commit(first), commit(second)])).map(nameOf);
    expect(names.toSorted()).toEqual(['ok', 'quote_outdated']);
    expect([await ledgerOf(id), await givenBy(discount)]).toEqual([[], 1_000]);
  });
});

it('releases what was not paid, as if it had never been', async () => {
  const discount = await onlyDiscount({ rule: { ...tenthBack, spend_percent_bp: 5_000 } });
  const { id, customer } = await addCustomer(2_000);
  const quoted = await idOf({ customer, spend: 2_000 });
  const { data: charged } = await commit(quoted);
  expect(await givenBy(discount)).toBe(800);
  const { data: released } = await release(charged.id);
  expect(released).toEqual({
    ...charged,
    state: 'released',
    customer: { number: expect.any(String), available: 2_000, waiting: 0 },
  });
  expect((await release(charged.id)).data).toEqual(released);
  expect((await commit(quoted)).data).toEqual(released);
  expect(await sumsOf(id)).toEqual({ available: 2_000, waiting: 0 });
  expect(await givenBy(discount)).toBe(0);
  const past = db().selectFrom('customer_discounts').select(['receipts', 'given']);
  expect(await past.where('customer_id', '=', id).execute()).toEqual([{ receipts: 0, given: 0 }]);
});
