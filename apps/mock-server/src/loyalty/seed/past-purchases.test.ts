import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { PastOfRule } from '@kasa/contracts/loyalty/engine-values';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../../auth/seed.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { reversalsIn } from '../../transactions/test-support/reversals.ts';
import { readQuote } from '../quote.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { tryRefund } = reversalsIn(test, owner);
const db = test.database.db;

/** Those that were paid, in the order in which they were committed. */
const purchases = () =>
  db
    .selectFrom('loyalty_commits')
    .innerJoin('transactions', 'transactions.id', 'loyalty_commits.transaction_id')
    .selectAll('loyalty_commits')
    .select(['date', 'cashier_id', 'started_at', 'paid_at', 'transactions.amount as paid'])
    .select(['transactions.terminal_id as paid_at_terminal', 'transactions.point_id as paid_at_point'])
    .orderBy('loyalty_commits.created_at')
    .execute();
const rulesByCommit = async () => {
  const rows = await db.selectFrom('loyalty_commit_rules').selectAll().execute();
  return Map.groupBy(rows, ({ commit_id }) => commit_id);
};
const entries = () =>
  db
    .selectFrom('bonus_entries')
    .innerJoin('bonus_lots', 'bonus_lots.id', 'bonus_entries.lot_id')
    .selectAll('bonus_entries')
    .select('bonus_lots.discount_id')
    .orderBy('number')
    .execute();
const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key) =>
  rows.reduce((all, row) => all + row[key], 0);

it('are payments of both merchants, and moved the bonuses that they say', async () => {
  const made = await purchases();
  const of = (merchant: string) => made.filter(({ merchant_id }) => merchant_id === merchant).length;
  expect(of(firstMerchant.id)).toBeGreaterThan(200);
  expect(of(secondMerchant.id)).toBeGreaterThan(10);
  const rules = await rulesByCommit();
  const moved = Map.groupBy(await entries(), ({ commit_id, kind }) => `${commit_id} ${kind}`);
  for (const one of made) {
    const { id, amount, terminal_id, point_id, created_at, started_at, paid_at } = one;
    const { discount, earned, spent } = one;
    expect(one).toMatchObject({ paid: amount, paid_at_terminal: terminal_id, paid_at_point: point_id });
    expect(created_at < started_at).toBe(true);
    const had = rules.get(id) ?? [];
    expect({ discount: sum(had, 'discount'), spent: sum(had, 'spent'), earned: sum(had, 'earned') }).toEqual({
      ...{ discount, spent, earned },
    });
    const [given = [], used = []] = [moved.get(`${id} earned`), moved.get(`${id} spent`)];
    expect(sum(given, 'available') + sum(given, 'waiting')).toBe(earned);
    expect(sum(used, 'available')).toBe(0 - spent);
    expect(given.every((entry) => entry.created_at === paid_at)).toBe(true);
    expect(used.every((entry) => entry.created_at === created_at)).toBe(true);
  }
});

it('are priced by the engine as their quotes say, and counted as customers have it', async () => {
  const rules = await rulesByCommit();
  const ledger = Map.groupBy(await entries(), ({ customer_id }) => customer_id);
  const pasts = new Map<string, Record<string, PastOfRule>>();
  const count = (customer: string, discount: string, more: PastOfRule) => {
    const past = pasts.get(customer) ?? {};
    const had = past[discount] ?? { receipts: 0, pieces: 0, given: 0 };
    const [receipts, pieces] = [had.receipts + more.receipts, had.pieces + more.pieces];
    pasts.set(customer, { ...past, [discount]: { receipts, pieces, given: had.given + more.given } });
  };
  for (const [customer, own] of ledger)
    for (const { kind, commit_id, discount_id, available, waiting } of own)
      if (kind === 'earned' && commit_id === null)
        count(customer, discount_id, { receipts: 1, pieces: 1, given: available + waiting });
  const quotes = await db.selectFrom('loyalty_quotes').selectAll().execute();
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  for (const { id, quote_id, customer_id, created_at } of await purchases()) {
    const quote = byId.get(quote_id);
    if (quote === undefined) throw new Error(`No quote of ${id}`);
    const { purchase, rules: quoted, outcome } = readQuote(quote);
    const known = ledger.get(customer_id ?? '')?.filter((entry) => entry.commit_id !== id) ?? [];
    const before = known.findLast((entry) => entry.created_at <= created_at);
    const balance = before?.available_after ?? 0;
    const customer = customer_id === null ? null : { balance, past: pasts.get(customer_id) ?? {} };
    const asked = { ...quote, ...purchase, at: new Date(purchase.at), customer };
    expect(priceReceipt(asked, quoted)).toEqual(outcome);
    for (const { discount_id, receipts, pieces, discount, earned } of rules.get(id) ?? [])
      if (customer_id !== null)
        count(customer_id, discount_id, { receipts, pieces, given: discount + earned });
  }
  // That of the example's commit, which is not paid.
  const open = await db.selectFrom('loyalty_commits').selectAll().where('state', '=', 'committed').execute();
  for (const { id, customer_id } of open)
    for (const { discount_id, receipts, pieces, discount, earned } of rules.get(id) ?? [])
      count(customer_id ?? '', discount_id, { receipts, pieces, given: discount + earned });
  const counted = await db.selectFrom('customer_discounts').selectAll().execute();
  expect(counted.length).toBe([...pasts.values()].flatMap((past) => Object.keys(past)).length);
  for (const { customer_id, discount_id, receipts, pieces, given } of counted)
    expect(pasts.get(customer_id)?.[discount_id]).toEqual({ receipts, pieces, given: Number(given) });
});

it('give and take bonuses back when one of them is refunded', async () => {
  const last = (await purchases()).findLast(({ spent, earned }) => spent > 0 && earned > 0);
  const customer = () =>
    db
      .selectFrom('customers')
      .select(['available', 'waiting'])
      .where('id', '=', last?.customer_id ?? '')
      .executeTakeFirstOrThrow();
  const before = await customer();
  expect(await tryRefund(last?.transaction_id ?? '', last?.amount ?? 0)).toBe('done');
  const after = await customer();
  const change = after.available + after.waiting - before.available - before.waiting;
  expect(change).toBe((last?.spent ?? 0) - (last?.earned ?? 0));
});

it('are often one customer’s at the till of one cashier', async () => {
  const since = dayAfter(kyivDay(test.clock.now()), -30);
  const lately = (await purchases()).filter(
    ({ customer_id, cashier_id, date }) => customer_id !== null && cashier_id !== null && date >= since,
  );
  const byCashier = [...Map.groupBy(lately, ({ cashier_id }) => cashier_id).values()];
  const odd = byCashier.flatMap((at) => {
    const byCustomer = Map.groupBy(at, ({ customer_id }) => customer_id);
    return [...byCustomer.values()].filter((own) => own.length >= 12 && own.length * 2 >= at.length);
  });
  expect(odd).toHaveLength(1);
  const byDay = [...Map.groupBy(odd[0] ?? [], ({ date }) => date).values()];
  expect(Math.max(...byDay.map((day) => day.length))).toBeGreaterThanOrEqual(8);
});
