import { catalogueOperations as catalogue } from '@kasa/contracts/catalogue/operations';
import { makeMockPayment } from '@kasa/contracts/mock/payments';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import {
  cashRoundingOn,
  lineAmount,
  roundCash,
  vatPayerTaxes,
} from '@kasa/contracts/transactions/receipt-rules';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/row-columns.ts';
import { createRandomSource } from '../db/seed/random-source.ts';
import { goodsOnSale } from '../db/sold-goods.ts';
import { compositionsOf } from '../db/stock.ts';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { planOf } from '../db/test-support/plan.ts';
import { inTransaction } from '../db/transaction.ts';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { lockPayment } from './lock-payment.ts';
import { moveTo } from './move-to.ts';
import { receiptLines } from './receipt-lines.ts';
import { simulatePayment } from './simulated-payment.ts';
import { addPayment } from './test-support/payments.ts';
import { reversalsIn } from './test-support/reversals.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { tryRefund } = reversalsIn(test, owner);
const cup = ids.productComposed;
const CUP = 7_500;
const PER_CUP = { coffee: 18, milk: 186 };

/** Terminals that list goods on receipts. */
const shops = () =>
  db()
    .selectFrom('terminals')
    .select(['id', 'number', 'point_id', 'kind'])
    .where('merchant_id', '=', ids.merchant)
    .where('status', '=', 'active')
    .where('test_mode', '=', 0)
    .where('kind', 'in', ['acquiring', 'offline'])
    .where('point_id', 'is not', null)
    .orderBy('number')
    .execute();

async function shop(n = 0) {
  const { id, number, point_id } = (await shops())[n] ?? expect.fail('no shop');
  return { id, number, point: point_id ?? '' };
}

/** Nothing but cups of coffee is on sale, everywhere. */
async function sellCups() {
  const stamp = { archived_at: test.clock.nowIso() };
  await db().updateTable('products').set(stamp).where('id', '<>', cup).execute();
  await db().updateTable('products').set({ is_sold_everywhere: 1 }).where('id', '=', cup).execute();
}

async function pay(amount = CUP, { number }: { number: string }) {
  const body = { number, amount, in_cash: false };
  return (await call(test.app, makeMockPayment, { body })).data.transaction_id;
}

const sale = async (id: string) =>
  (await call(test.app, ops.getTransactionReceipt, { params: { id } }, owner)).data.sale;
const soldOf = (id: string) =>
  db().selectFrom('sold_goods').selectAll().where('transaction_id', '=', id).orderBy('position').execute();
const product = async (id: string) =>
  (await call(test.app, catalogue.getProduct, { params: { id } }, owner)).data;

async function stock() {
  const read = async (id: string) =>
    (await call(test.app, catalogue.getIngredient, { params: { id } }, owner)).data;
  const [coffee, milk] = [await read(ids.ingredient), await read(ids.ingredientToEdit)];
  expect([coffee.version, milk.version]).toEqual([1, 1]);
  return { coffee: coffee.stock, milk: milk.stock };
}
type Stock = Awaited<ReturnType<typeof stock>>;
const after = ({ coffee, milk }: Stock, cups: number) => ({
  ...{ coffee: coffee - cups * PER_CUP.coffee, milk: milk - cups * PER_CUP.milk },
});

/** A simulated payment. */
const simulate = (terminal: string, n: number, outcome?: Parameters<typeof simulatePayment>[6]) =>
  inTransaction(db(), (tx) => {
    const at = test.clock.now().getTime() - 60_000 + n;
    return simulatePayment(tx, ids.merchant, terminal, at, n, createRandomSource(7), outcome);
  });

describe('the stock of ingredients', () => {
  it('goes down by what a cup is made of, and comes back when it is paid back as a whole', async () => {
    await sellCups();
    const before = await stock();
    const id = await pay(CUP, await shop());
    expect((await sale(id))?.lines).toMatchObject([{ article: '400101', quantity: 1_000, price: CUP }]);
    expect(await stock()).toEqual(after(before, 1));
    expect(await tryRefund(id, CUP)).toBe('done');
    expect(await stock()).toEqual(before);
  });

  it('does not come back in parts, as a receipt of a part lists no goods', async () => {
    await sellCups();
    const before = await stock();
    const id = await pay(CUP, await shop());
    expect(await tryRefund(id, 500)).toBe('done');
    expect(await tryRefund(id, CUP - 500)).toBe('done');
    expect(await stock()).toEqual(after(before, 1));
  });

  it('comes back as it was taken, whatever a cup is made of by now', async () => {
    await sellCups();
    const before = await stock();
    const id = await pay(CUP, await shop());
    await db()
      .updateTable('composition_lines')
      .set({ quantity: 1_000_000 })
      .where('owner_id', '=', cup)
      .execute();
    expect(await tryRefund(id, CUP)).toBe('done');
    expect(await stock()).toEqual(before);
  });

  it('goes down by each of two sales at once', async () => {
    await sellCups();
    const before = await stock();
    const places = await Promise.all([0, 1, 2, 3].map(shop));
    await Promise.all(places.map((place) => pay(CUP, place)));
    expect(await stock()).toEqual(after(before, 4));
  });

  it('may go below zero', async () => {
    await sellCups();
    await db().updateTable('ingredients').set({ stock: 10 }).execute();
    await pay(CUP, await shop());
    expect(await stock()).toEqual({ coffee: -8, milk: -176 });
  });

  it('stays as it is when a payment is declined: nothing is sold', async () => {
    await sellCups();
    const before = await stock();
    const { id: terminal } = await shop();
    const declined = await simulate(terminal, 1, (payment) => ({
      ...{ ...payment, status: 'declined', paid_at: null, fiscal_number: null },
    }));
    expect(await soldOf(declined?.id ?? '')).toEqual([]);
    expect(await stock()).toEqual(before);
    expect(await product(cup)).toMatchObject({ is_sold: false });
  });

  it('goes down when an authorised payment is paid, not before', async () => {
    await sellCups();
    const before = await stock();
    const { id: terminal_id, point: point_id } = await shop();
    const open = { status: 'authorized', paid_at: null, ended_at: null } as const;
    const id = await addPayment(db(), { ...open, terminal_id, point_id, amount: CUP, payment_form: 'card' });
    expect(await soldOf(id)).toEqual([]);
    const now = test.clock.nowIso();
    await inTransaction(db(), async (tx) =>
      moveTo(tx, await lockPayment(tx, ids.merchant, id), 'approved', now, { paid_at: now }),
    );
    expect(await soldOf(id)).toMatchObject([{ product_id: cup, quantity: 1_000 }]);
    expect(await stock()).toEqual(after(before, 1));
  });
});

describe('what was sold', () => {
  it('keeps its name and price on the receipt, whatever it is called and costs later', async () => {
    await sellCups();
    const id = await pay(2 * CUP, await shop());
    const lines = (await sale(id))?.lines;
    expect(lines).toMatchObject([{ name: 'Капучино, 250 мл' }]);
    await db().updateTable('products').set({ name: 'Раф', price: 1, article: '9' }).execute();
    expect((await sale(id))?.lines).toEqual(lines);
  });

  it('is archived instead of deleted, and its form can still be saved', async () => {
    await sellCups();
    const { version, is_sold } = await product(cup);
    expect(is_sold).toBe(false);
    await pay(CUP, await shop());
    expect(await product(cup)).toMatchObject({ is_sold: true, version });
    const params = { id: cup };
    expect((await call(test.app, catalogue.deleteProduct, { params }, owner)).code).toBe(
      codes.product_sold.code,
    );
    const archived = await call(test.app, catalogue.archiveProduct, { params, body: { version } }, owner);
    expect(archived.data.state).toBe('archived');
  });

  it('is sold at the price of the point, with the taxes that the price does not hold', async () => {
    await sellCups();
    const { id: terminal, point: point_id } = await shop();
    await db().deleteFrom('product_prices').execute();
    const own = { id: newId(), merchant_id: ids.merchant, product_id: cup, point_id, price: 8_000 };
    await db().insertInto('product_prices').values(own).execute();
    const payment = await simulate(terminal, 3);
    const id = payment?.id ?? '';
    expect((await soldOf(id)).map(({ price }) => Number(price))).toEqual([8_000]);
    await db().updateTable('products').set({ tax_included: 0 }).where('id', '=', cup).execute();
    const [goods] = await goodsOnSale(db(), ids.merchant, point_id, [10_000]);
    expect(goods?.price).toBe(9_600);
    expect((await goodsOnSale(db(), ids.merchant, null, [10_000]))[0]?.price).toBe(9_000);
  });

  it('is on sale where it is sold: at its points, not archived, for the register', async () => {
    await sellCups();
    const here = await shop();
    const offered = async (point: string | null) =>
      (await goodsOnSale(db(), ids.merchant, point, [1])).map(({ id }) => id);
    expect(await offered(here.point)).toEqual([cup]);
    await db().deleteFrom('product_points').execute();
    await db().updateTable('products').set({ is_sold_everywhere: 0 }).where('id', '=', cup).execute();
    expect(await offered(here.point)).toEqual([]);
    const place = { id: newId(), merchant_id: ids.merchant, product_id: cup, point_id: here.point };
    await db().insertInto('product_points').values(place).execute();
    expect([await offered(here.point), await offered(null)]).toEqual([[cup], []]);
    await db().updateTable('products').set({ is_fiscal: 0 }).execute();
    expect(await offered(here.point)).toEqual([]);
  });
});

it.skipIf(testDialect === 'postgres')('goods are chosen by indexes, however many there are', async () => {
  const plan = await planOf(db(), async () => {
    await goodsOnSale(db(), ids.merchant, ids.point, [10_000, 500]);
    await compositionsOf(db(), ids.merchant, [cup]);
  });
  const reads = plan.filter((step) => / (products|product_points|product_prices|sold|own|line)\b/.test(step));
  const allowed = [/\(id=\?\)/, /merchant_id=\? AND (price[<>]|owner_id=)\?/, /point_id=\?/];
  expect(reads.length).toBeGreaterThanOrEqual(8);
  expect(reads.filter((step) => !allowed.some((one) => one.test(step)))).toEqual([]);
});

describe('a receipt', () => {
  it('of a simulated payment lists products at their prices, and comes to its amount', async () => {
    const places = await shops();
    let several = 0;
    for (let n = 0; n < 300; n += 1) {
      const { id: terminal, point_id } = places[n % places.length] ?? expect.fail('no shop');
      const payment = await simulate(terminal, n);
      if (!payment) return expect.fail('not made');
      const lines = await soldOf(payment.id);
      expect(lines.length > 0).toBe(payment.paid_at !== null);
      if (payment.paid_at === null) continue;
      const products = await goodsOnSale(db(), ids.merchant, point_id, [payment.amount]);
      for (const { product_id, price, quantity, amount } of lines) {
        const costs = products.find(({ id }) => id === product_id)?.price;
        expect([Number(price), Number(amount)]).toEqual([costs, lineAmount(Number(price), Number(quantity))]);
      }
      expect(new Set(lines.map(({ product_id }) => product_id)).size).toBe(lines.length);
      const total = lines.reduce((sum, { amount }) => sum + Number(amount), 0);
      const paid = payment.payment_form === 'cash' ? roundCash(total, cashRoundingOn(payment.date)) : total;
      expect(paid).toBe(payment.amount);
      several += lines.length > 1 ? 1 : 0;
    }
    expect(several).toBeGreaterThan(100);
  });

  it('of a payment whose amount is given comes to it, its last line for what is left', async () => {
    for (const [n, amount] of [1, 99, 12_345, 100_000, 7_654_321].entries()) {
      const id = await pay(amount, await shop(n));
      const lines = await soldOf(id);
      expect(lines.reduce((sum, line) => sum + Number(line.amount), 0)).toBe(amount);
      expect((await sale(id))?.lines.map((line) => line.amount)).toEqual(
        lines.map((line) => Number(line.amount)),
      );
    }
  });

  it('of a merchant without products follows from its payment', async () => {
    await db().updateTable('products').set({ archived_at: test.clock.nowIso() }).execute();
    const id = await pay(10_000, await shop());
    expect(await soldOf(id)).toEqual([]);
    expect((await sale(id))?.amount).toBe(10_000);
  });

  it('of the seed names products of its merchant, at their prices but for the last line', async () => {
    const products = await db().selectFrom('products').selectAll().execute();
    const known = new Map(products.map((row) => [`${row.merchant_id} ${row.article}`, row]));
    const payments = await db()
      .selectFrom('transactions as t')
      .innerJoin('terminals', 'terminals.id', 't.terminal_id')
      .select(['t.id', 't.merchant_id', 't.date', 't.amount', 't.payment_form', 'terminals.kind'])
      .where('t.paid_at', 'is not', null)
      .execute();
    expect(new Set(payments.map(({ merchant_id }) => merchant_id)).size).toBe(2);
    const named = new Set<string>();
    for (const payment of payments)
      for (const [n, line] of receiptLines(payment, vatPayerTaxes).entries()) {
        const of = known.get(`${payment.merchant_id} ${line.article}`);
        expect(of).toMatchObject({ name: line.name, is_sold: 1, archived_at: null });
        const isLast = n === receiptLines(payment, vatPayerTaxes).length - 1;
        if (!isLast) expect(Number(of?.price)).toBe(line.price);
        named.add(`${payment.kind} ${line.article}`);
      }
    expect(named.size).toBeGreaterThan(20);
  });
});
