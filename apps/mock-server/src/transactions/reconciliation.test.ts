/** A month reconciled: list, totals, dashboard, workbook and journal come to the same kopiyka, by point and together. */
import { auditOperations } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionFields } from '@kasa/contracts/transactions/fields';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { expect, it } from 'vitest';
import { UNSTOPPED } from '../db/point-tables.ts';
import { newRowColumns } from '../db/row-columns.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { readSheet } from '../http/test-support/read-table.ts';
import { addPayment } from './test-support/payments.ts';
import { reversalsIn } from './test-support/reversals.ts';

const test = await startFreshApp();
const { db } = test.database;

/** Clocks went back at 04:00 on the 25th: that day has 25 hours. */
const month = { date_from: '2026-10-01', date_to: '2026-10-31' };
/** Kyiv's day of each moment, said by hand; null: of another month. */
const MOMENTS: readonly (readonly [string, string | null])[] = [
  ['2026-09-30T20:59:59.999Z', null],
  ['2026-09-30T21:00:00.000Z', '2026-10-01'],
  ['2026-10-12T09:15:00.000Z', '2026-10-12'],
  ['2026-10-24T20:59:59.999Z', '2026-10-24'],
  ['2026-10-24T21:00:00.000Z', '2026-10-25'],
  ['2026-10-24T23:30:00.000Z', '2026-10-25'],
  // 03:30 twice.
  ['2026-10-25T00:30:00.000Z', '2026-10-25'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25'],
  ['2026-10-25T21:59:59.000Z', '2026-10-25'],
  ['2026-10-25T22:00:00.000Z', '2026-10-26'],
  ['2026-10-31T21:59:59.999Z', '2026-10-31'],
  ['2026-10-31T22:00:00.000Z', null],
];
/** Of 10 000 ₴ and odd kopiykas, by what is paid back: nothing, a part, two parts, a part and the rest, everything. */
const REFUNDS: readonly (readonly number[])[] = [[], [33], [1_001, 7], [1, -1], [-1]];

interface Sold {
  readonly id: string;
  readonly point: string;
  readonly day: string | null;
  readonly amount: number;
  refunded: number;
}
interface Sums {
  readonly payments: number;
  readonly amount: number;
  readonly refund_amount: number;
}

async function addPoint(name: string): Promise<string> {
  const stamps = newRowColumns(ids.merchant, '2026-09-01T08:00:00.000Z');
  const place = { city: 'Львів', address: 'вул. Звіряча, 1' };
  const row = {
    ...{
      ...stamps,
      kind: 'fiscal' as const,
      name,
      name_key: sortKey(name),
      ...place,
      city_key: sortKey(place.city),
    },
    ...{ director: 'Олена Коваль', director_phone: '+380500000009', shift_closing_time: '22:00' },
    fiscal_register_number: null,
    ...{
      company_id: null,
      director_id: null,
      shift_closing_days: '[]',
      ...UNSTOPPED,
      is_test: 0 as const,
      lat: null,
      lng: null,
    },
    search: searchColumn('branches', name, place.city, place.address),
  } as const;
  await db.insertInto('branches').values(row).execute();
  return row.id;
}

async function sell(points: readonly string[]): Promise<Sold[]> {
  const sold: Sold[] = [];
  for (const [n, [started_at, day]] of MOMENTS.entries()) {
    for (const point of points) {
      for (const payment_form of ['cash', 'card'] as const) {
        const amount = 1_000_003 + sold.length * 101;
        const paid = { started_at, point_id: point, amount, payment_form };
        sold.push({ id: await addPayment(db, paid), point, day, amount, refunded: 0 });
      }
      const declined = {
        payment_form: 'card',
        status: 'declined',
        paid_at: null,
        response_code: '51',
      } as const;
      await addPayment(db, { ...declined, started_at, point_id: point, amount: 5_000 + n });
    }
  }
  return sold;
}

/** Some within the month, the others in the next one. */
async function giveBack(sold: readonly Sold[]): Promise<Caller> {
  let owner: Caller = {};
  for (const [from, at] of ['2026-10-31T20:00:00.000Z', '2026-11-10T10:00:00.000Z'].entries()) {
    test.clock.travelTo(new Date(at), true);
    owner = await signInAs(test.app, 'owner');
    const { reverse } = reversalsIn(test, owner);
    for (const [n, payment] of sold.entries()) {
      if (n % 2 !== from) continue;
      for (const part of REFUNDS[Math.floor(n / 2) % REFUNDS.length] ?? []) {
        const left_amount = payment.amount - payment.refunded;
        const amount = part === -1 ? left_amount : part;
        const { code, data } = await reverse(payment.id, { amount, left_amount }, owner);
        expect([code, data.state]).toEqual([codes.ok.code, 'done']);
        payment.refunded += amount;
      }
    }
  }
  return owner;
}

const sumOf = (rows: readonly { amount: number; refund_amount: number }[]): Sums => ({
  payments: rows.length,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  refund_amount: rows.reduce((sum, { refund_amount }) => sum + refund_amount, 0),
});

it('list, totals, dashboard, workbook and journal agree, by point and together, over the change of clocks', async () => {
  const points = [await addPoint('Звірка, перша'), await addPoint('Звірка, друга')];
  const names = ['Звірка, перша', 'Звірка, друга'];
  const sold = await sell(points);
  const owner = await giveBack(sold);
  const expected = (which: (one: Sold) => boolean) =>
    sumOf(sold.filter(which).map(({ amount, refunded }) => ({ amount, refund_amount: refunded })));
  const inMonth = (one: Sold) => one.day !== null;

  const totals = async (query: object) => {
    const { sums } = (await call(test.app, ops.getTransactionTotals, { query }, owner)).data;
    const { paid_count: payments = 0, amount = 0, refund_amount = 0, net_amount } = sums ?? {};
    expect(net_amount).toBe(amount - refund_amount);
    return { payments, amount, refund_amount };
  };
  const listed = async (query: object) => {
    const rows: { amount: number; refund_amount: number; paid_at: string | null }[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await call(
        test.app,
        ops.listTransactions,
        { query: { ...query, page, perPage: 20 } },
        owner,
      );
      rows.push(...data.items);
      if (page >= data.page_count) return sumOf(rows.filter(({ paid_at }) => paid_at !== null));
    }
  };
  const report = async (query: object) =>
    (await call(test.app, ops.getSalesReport, { query: { ...month, ...query } }, owner)).data;

  const columns = Object.keys(transactionFields);
  const sheet = async (query: object) => {
    const asked = { query: { ...query, format: 'xlsx' } } as never;
    const rows = await readSheet((await call(test.app, ops.exportTransactions, asked, owner)).bytes);
    const cell = (row: (typeof rows)[number], name: string) => row[columns.indexOf(name)];
    const head = rows.findIndex((row) => cell(row, 'amount') === transactionFields.amount.uk);
    const paid = rows.slice(head + 1).filter((row) => cell(row, 'paid_at') instanceof Date);
    return paid.map((row) => {
      const [amount, refund_amount] = [cell(row, 'amount'), cell(row, 'refund_amount')];
      expect([typeof amount, typeof refund_amount]).toEqual(['number', 'number']);
      const kopiykas = (hryvnias: unknown) => Math.round(Number(hryvnias) * 100);
      return { point: cell(row, 'point'), amount: kopiykas(amount), refund_amount: kopiykas(refund_amount) };
    });
  };

  const journal = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const query = {
      object_type: ['transaction' as const],
      operation: ['reverseTransaction'],
      page,
      perPage: 20,
    };
    const { data } = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
    for (const { object, before, after } of data.items) {
      const refunded = (state: unknown) =>
        Number((state as { refund_amount?: number } | null)?.refund_amount ?? 0);
      const change = refunded(after) - refunded(before);
      journal.set(String(object.id), (journal.get(String(object.id)) ?? 0) + change);
    }
    if (page >= data.page_count) break;
  }
  const journaled = (which: (one: Sold) => boolean) =>
    sold.filter(which).reduce((sum, { id }) => sum + (journal.get(id) ?? 0), 0);

  const book = await sheet({ ...month, point_id: points.join() });
  const { by_point } = await report({});
  for (const [n, point] of points.entries()) {
    const own = expected((one) => inMonth(one) && one.point === point);
    expect(own.refund_amount).toBeGreaterThan(0);
    expect(await totals({ ...month, point_id: [point] })).toEqual(own);
    expect(await listed({ ...month, point_id: [point] })).toEqual(own);
    expect(by_point.find((one) => one.point?.id === point)).toMatchObject(own);
    expect((await report({ point_id: point })).totals).toEqual(own);
    expect(sumOf(book.filter((row) => row.point === names[n]))).toEqual(own);
    expect(journaled((one) => inMonth(one) && one.point === point)).toBe(own.refund_amount);
  }
  const both = expected(inMonth);
  expect(await totals({ ...month, point_id: points })).toEqual(both);
  expect(await listed({ ...month, point_id: points })).toEqual(both);
  expect(sumOf(book)).toEqual(both);
  expect(journaled(inMonth)).toBe(both.refund_amount);

  for (const day of new Set(sold.flatMap((one) => one.day ?? []))) {
    const own = expected((one) => one.day === day);
    expect([day, await totals({ date_from: day, date_to: day, point_id: points })]).toEqual([day, own]);
  }
  // All points, with what was paid before: day by day, for a month may be too many to sum up.
  const whole = await report({});
  expect(sumOf(await sheet(month))).toEqual(whole.totals);
  for (const { date, ...own } of whole.by_day)
    expect([date, await totals({ date_from: date, date_to: date })]).toEqual([date, own]);
});
