/** How long a simulation of many receipts takes, and what others wait for. Needs an otherwise idle machine. */
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import type { SimulationMessageEntity } from '@kasa/contracts/loyalty/simulation';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { beforeAll, expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId, newRowColumns } from '../../db/row-columns.ts';
import type { Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { call, requestOf, signInAs } from '../../http/test-support/call.ts';
import { startSharedApp } from '../../http/test-support/fresh-app.ts';
import { listenOnFreePort } from '../../http/test-support/raw-http.ts';
import { FOR_GOOD } from '../quote.ts';
import { percent, purchasesIn } from '../test-support/purchases.ts';

const RECEIPTS = 100_000;
const MAX_MS = 5_000;
const BATCH = 10_000;
const ON = 10;
/** One receipt of so many was asked for by a terminal that knew the customer. */
const KNOWN = 5;
const CUSTOMERS = 500;

const test = await startSharedApp({ requestsPerMinute: 0 });
const { db } = test.database;
const { addDraft } = purchasesIn(test);
/** A month in which the seed has nothing. */
const period = { date_from: '2025-05-01', date_to: '2025-05-31' };
const BEGIN = Date.parse('2025-05-01T05:00:00.000Z');
const END = Date.parse('2025-05-31T18:00:00.000Z');

const customer = (n: number): Row<'customers'> => ({
  ...{ ...newRowColumns(ids.merchant, '2025-04-01T09:00:00.000Z'), number: String(8_000_000_000 + n) },
  ...{ phone: `+38099${String(n).padStart(7, '0')}`, card_hash: null, state: 'active' },
  ...{ consented_at: '2025-04-01T09:00:00.000Z', available: 0, waiting: 0, search: '' },
});

/** Payments like those of the seed. */
function paymentLike(model: Row<'transactions'>, n: number): Row<'transactions'> {
  const at = new Date(BEGIN + Math.floor(((END - BEGIN) * n) / RECEIPTS)).toISOString();
  const own = { id: newId(), order_id: `PV-${n}`, refund_amount: 0, refunded_at: null, fiscal_number: null };
  return { ...model, ...own, date: at.slice(0, 10), started_at: at, ended_at: at, paid_at: at };
}

/** What a terminal asked and committed before a payment. */
function purchaseOf(payment: Row<'transactions'>, customer_id: string) {
  const { merchant_id, started_at: created_at, terminal_id, point_id, amount } = payment;
  const own = { merchant_id, created_at, terminal_id, point_id, customer_id };
  const one = { product_id: null, group_id: null, quantity: 1_000, is_by_piece: true };
  const half = Math.floor(amount / 2);
  const lines = [half, amount - half].map((amount) => ({ ...one, amount }));
  const quote: Row<'loyalty_quotes'> = {
    ...{ ...own, id: newId(), phone: null, card_hash: null, rules: '[]', outcome: '{}' },
    ...{ purchase: JSON.stringify({ lines, spend: 0, at: created_at }), holds_until: FOR_GOOD },
  };
  const commit: Row<'loyalty_commits'> = {
    ...{ ...own, id: newId(), quote_id: quote.id, transaction_id: payment.id, state: 'paid', earnings: '[]' },
    ...{ before: amount, discount: 0, spent: 0, amount, earned: 0, refunded: 0 },
  };
  return { quote, commit };
}

beforeAll(async () => {
  const paid = db.selectFrom('transactions').selectAll().where('merchant_id', '=', ids.merchant);
  const models = await paid.where('paid_at', 'is not', null).orderBy('id').limit(2_000).execute();
  const customers = Array.from({ length: CUSTOMERS }, (_, n) => customer(n));
  await inTransaction(db, (tx) => bulkInsert(tx, 'customers', customers));
  for (let from = 0; from < RECEIPTS; from += BATCH) {
    const payments = Array.from({ length: BATCH }, (_, n) =>
      paymentLike(models[(from + n) % models.length] as Row<'transactions'>, from + n),
    );
    const purchases = payments
      .filter((_, n) => n % KNOWN === 0)
      .map((payment, n) => purchaseOf(payment, customers[n % CUSTOMERS]?.id ?? ''));
    await inTransaction(db, async (tx) => {
      await bulkInsert(tx, 'transactions', payments);
      await bulkInsert(
        tx,
        'loyalty_quotes',
        purchases.map(({ quote }) => quote),
      );
      await bulkInsert(
        tx,
        'loyalty_commits',
        purchases.map(({ commit }) => commit),
      );
    });
  }
  const on = db.selectFrom('discounts').select('id').where('merchant_id', '=', ids.merchant);
  const active = await on.where('state', '=', 'active').where('to_day', 'is', null).orderBy('id').execute();
  expect(active.length).toBeGreaterThanOrEqual(ON);
  const kept = active.slice(0, ON).map(({ id }) => id);
  const others = db.updateTable('discounts').set({ state: 'paused' }).where('state', '=', 'active');
  await others.where('id', 'not in', kept).execute();
}, 600_000);

/** The messages of a simulation of two drafts, over HTTP, as they come. */
async function* simulated(): AsyncGenerator<SimulationMessageEntity> {
  const owner = await signInAs(test.app, 'owner');
  const one = await addDraft({ rule: percent(500), name: `Спроба ${newId()}` }, owner);
  const rule = { type: 'by_purchase_count', every: 5, counts: 'receipts', percent_bp: 2_000 } as const;
  const other = await addDraft({ rule, name: `Спроба ${newId()}` }, owner);
  const query = { discount_id: one.id, other_discount_id: other.id, ...period };
  const { url, headers } = requestOf(ops.simulateDiscounts, { query }, owner);
  const answer = await fetch(`http://127.0.0.1:${await listenOnFreePort(test.app)}${url}`, { headers });
  let text = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = `${text}${piece}`.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) yield JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? '');
  }
}

it(`${RECEIPTS} receipts with two drafts within ${MAX_MS} ms, in pieces`, async () => {
  const began = performance.now();
  const messages: SimulationMessageEntity[] = [];
  for await (const message of simulated()) messages.push(message);
  const took = performance.now() - began;
  const result = messages.at(-1);
  if (result?.type !== 'result') throw new Error(`no result, but ${JSON.stringify(result)}`);
  expect(result.receipts).toBe(RECEIPTS);
  expect(result.discounts.map(({ cost }) => cost > 0)).toEqual([true, true]);
  const told = messages.flatMap((message) => (message.type === 'progress' ? [message] : []));
  expect(told.length).toBeGreaterThan(10);
  const soFar = told.map(({ receipts }) => receipts);
  expect(soFar).toEqual(soFar.toSorted((a, b) => a - b));
  expect(new Set(told.map(({ total }) => total))).toEqual(new Set([RECEIPTS]));
  expect(took).toBeLessThan(MAX_MS);
});

it('others are answered while it runs', async () => {
  const owner = await signInAs(test.app, 'owner');
  let isOver = false;
  let answered = 0;
  const asking = async () => {
    while (!isOver) {
      expect((await call(test.app, listTransports, {}, owner)).code).toBe(0);
      if (!isOver) answered += 1;
    }
  };
  let others: Promise<void> | undefined;
  for await (const { type } of simulated()) {
    others ??= asking();
    isOver = type === 'result';
  }
  await others;
  expect(answered).toBeGreaterThan(10);
});
