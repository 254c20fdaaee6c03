import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { bulkInsert } from '../db/bulk-insert.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv, readSheet } from '../http/test-support/read-table.ts';
import { addPayment, somePayment } from './test-support/payments.ts';
import { reversalsIn } from './test-support/reversals.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

type Query = NonNullable<InputOf<typeof ops.getTransactionTotals>['query']>;

/** Of fewer payments than make exact totals too dear. */
const LATELY = '2026-10-16';
const list = (query: Query, caller = owner) =>
  call(test.app, ops.listTransactions, { query: { date_from: LATELY, ...query } }, caller);
const totals = (query: Query, caller = owner) =>
  call(test.app, ops.getTransactionTotals, { query: { date_from: LATELY, ...query } }, caller);
const lately = () =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', ids.merchant)
    .where('date', '>=', LATELY)
    .execute();
type Payment = Awaited<ReturnType<typeof lately>>[number];

/** What the company was called before. */
const BEFORE = 'ФОП Коваль О. П.';
const OF_TWO_POINTS = 'ФОП Гриценко Марія Іванівна';

/** What each filter means, said once more by hand. */
const FILTERS: readonly (readonly [Query, (payment: Payment) => boolean])[] = [
  [{}, () => true],
  [{ terminal_id: [ids.terminalWithCash] }, (one) => one.terminal_id === ids.terminalWithCash],
  [{ point_id: [ids.point] }, (one) => one.point_id === ids.point],
  [{ status: ['declined', 'reversed'] }, (one) => ['declined', 'reversed'].includes(one.status)],
  [{ payment_form: ['cash'] }, (one) => one.payment_form === 'cash'],
  [{ bank: ['ПриватБанк'] }, (one) => one.bank === 'ПриватБанк'],
  [{ company: [BEFORE, 'ТОВ «Ніхто»'] }, (one) => one.company === BEFORE],
  [{ company: ['ТОВ «Затишок»'] }, (one) => one.company === 'ТОВ «Затишок»'],
  [{ card_mask: '414949' }, (one) => String(one.card_mask).startsWith('414949')],
  [{ card_mask: '0042' }, (one) => String(one.card_mask).endsWith('0042')],
  [{ card_mask: '414949******0042' }, (one) => one.card_mask === '414949******0042'],
  [{ response_code: ['51', '05'] }, (one) => ['51', '05'].includes(String(one.response_code))],
  [{ amount_from: 20_000 }, (one) => one.amount >= 20_000],
  [{ amount_to: 20_000 }, (one) => one.amount <= 20_000],
  [{ started_from: '2026-11-19T09:00:00.000Z' }, (one) => one.started_at >= '2026-11-19T09:00:00.000Z'],
  [{ started_before: '2026-11-19T09:00:00.000Z' }, (one) => one.started_at < '2026-11-19T09:00:00.000Z'],
  [{ refunded: 'true' }, (one) => one.refund_amount > 0],
  [{ refunded: 'false' }, (one) => one.refund_amount === 0],
  [{ refund_amount_from: 5_000 }, (one) => one.refund_amount >= 5_000],
  [
    { refund_amount_to: 5_000, refunded: 'true' },
    (one) => one.refund_amount > 0 && one.refund_amount <= 5_000,
  ],
  [{ has_receipt: 'true' }, (one) => one.fiscal_number !== null],
  [{ has_receipt: 'false' }, (one) => one.fiscal_number === null],
  [
    { date_from: '2026-11-10', date_to: '2026-11-12' },
    (one) => one.date >= '2026-11-10' && one.date <= '2026-11-12',
  ],
  // Kyiv is UTC+2 in November.
  [{ paid_from: '2026-11-15' }, (one) => String(one.paid_at ?? '') >= '2026-11-14T22:00:00.000Z'],
  [
    { refunded_to: '2026-11-15' },
    (one) => one.refunded_at !== null && one.refunded_at < '2026-11-15T22:00:00.000Z',
  ],
];

const sum = (payments: readonly Payment[], of: 'amount' | 'refund_amount') =>
  payments.reduce((all, payment) => all + payment[of], 0);

describe('payments by their filters', () => {
  let rows: Payment[];
  beforeEach(async () => {
    await addPayment(db, { company: BEFORE, card_mask: '414949******0042', payment_form: 'card' });
    rows = await lately();
  });
  const expected = (found: readonly Payment[]) => {
    const paid = found.filter(({ paid_at }) => paid_at !== null);
    const [amount, refund_amount] = [sum(paid, 'amount'), sum(paid, 'refund_amount')];
    const sums = { paid_count: paid.length, amount, refund_amount, net_amount: amount - refund_amount };
    return { count: found.length, count_capped: false, sums };
  };

  it.each(FILTERS)('%o: those that it means, and what they come to', async (query, isMeant) => {
    const meant = rows.filter(isMeant);
    expect(meant.length).toBeGreaterThan(0);
    const [{ data: page }, { data: found }] = [await list(query), await totals(query)];
    expect(page.total).toBe(meant.length);
    expect(found).toMatchObject(expected(meant));
    for (const { status, count, amount } of found.sums?.by_status ?? []) {
      const own = meant.filter((payment) => payment.status === status);
      expect([status, count, amount]).toEqual([status, own.length, sum(own, 'amount')]);
    }
  });

  it('two at a time: those that both mean', async () => {
    for (const [n, [query, isMeant]] of FILTERS.entries()) {
      const [other, isOther] = FILTERS[(n + 5) % FILTERS.length] ?? [{}, () => true];
      const both = rows.filter((payment) => isMeant(payment) && isOther(payment));
      if (Object.keys(query).some((name) => name in other)) continue;
      expect((await totals({ ...query, ...other })).data).toMatchObject(expected(both));
    }
  });

  it('sums of too many are not said, and are not wrong', async () => {
    const more = Array.from({ length: 10_001 - rows.length }, () => somePayment());
    await bulkInsert(db, 'transactions', more);
    expect((await totals({})).data).toEqual({ count: 10_000, count_capped: true, sums: null });
    expect((await totals({ date_to: '2026-11-12' })).data.sums).not.toBeNull();
  });

  it('in the order of their amounts', async () => {
    const { items } = (await list({ sort: '-amount' } as Query)).data;
    const greatest = rows.map(({ amount }) => amount).sort((a, b) => b - a);
    expect(items.map(({ amount }) => amount)).toEqual(greatest.slice(0, 10));
  });
});

describe('payments by what a person knows of one', () => {
  const found = async (q: string, caller = owner) =>
    (await list({ q }, caller)).data.items.map(({ id }) => id);

  it('by RRN, order id, fiscal number, last four digits and terminal, in whatever letters', async () => {
    const own = { rrn: '632405990417', fiscal_number: '4000123456', order_id: '991231-000001' };
    const id = await addPayment(db, { ...own, card_mask: '414949******0042', payment_form: 'card' });
    const small = await addPayment(db, { order_id: 'shop-a17' });
    expect(await found('shop-a17')).toEqual([small]);
    for (const q of [own.rrn, ` ${own.rrn} `, own.fiscal_number, own.order_id])
      expect(await found(q)).toEqual([id]);
    expect(await found('0042')).toContain(id);
    for (const one of (await list({ q: '0042' })).data.items) expect(one.card_mask).toMatch(/0042$/);
    for (const q of ['S1100281', 's1100281', 'С1100281']) {
      const { items } = (await list({ q })).data;
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ terminal }) => terminal.number))).toEqual(new Set(['S1100281']));
    }
    // Never a part of one.
    for (const q of ['63240599', 'S110028', '400012345', '%', '****0042']) expect(await found(q)).toEqual([]);
  });

  it('by the fiscal number of a return, in the letters that the tax service gave it', async () => {
    const id = await addPayment(db, { fiscal_number: 'wpnL3IeYJAc' });
    const other = await addPayment(db, { fiscal_number: 'WPNL3IEYJAC' });
    expect([await found('wpnL3IeYJAc'), await found('WPNL3IEYJAC')]).toEqual([[id], [other]]);
    expect(await found('wpnl3ieyjac')).toEqual([]);
    const { reverse } = reversalsIn(test, owner);
    await reverse(id, { amount: 300, left_amount: 10_000 });
    const receipt = (await call(test.app, ops.getTransactionReceipt, { params: { id } }, owner)).data;
    const number = receipt.returns[0]?.fiscal_number ?? '';
    expect(await found(number)).toEqual([id]);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    expect(await found(number, stranger)).toEqual([]);
  });

  it('never those of another merchant', async () => {
    const rrn = '632405990418';
    await addPayment(db, { rrn, card_mask: '414949******0043' });
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    for (const q of [rrn, 'S1100281']) expect(await found(q, stranger)).toEqual([]);
    const { items } = (await list({ q: '0043' }, stranger)).data;
    for (const { company } of items) expect(company).toBe(secondMerchant.name);
  });

  it('never by a whole card number, which is refused and stays out of the answer', async () => {
    for (const number of ['4149499999991234', '4149 4999 9999 1234'].map(withCheckDigit)) {
      for (const [path, query] of Object.entries({ q: { q: number }, card_mask: { card_mask: number } })) {
        for (const answer of [await list(query), await totals(query)]) {
          expect(answer).toMatchObject({
            code: codes.validation_failed.code,
            details: { fields: [{ path, rule: 'card_number' }] },
          });
          expect(JSON.stringify(answer)).not.toContain(number);
        }
      }
    }
  });
});

it.each(['41494', '414949*0042', '414949999999', '______', '%'])(
  'of a card nothing but what its mask shows is asked for: not %s',
  async (card_mask) => {
    const { code, details } = await list({ card_mask });
    expect([code, details]).toMatchObject([
      codes.validation_failed.code,
      { fields: [{ path: 'card_mask', rule: 'card_mask_format' }] },
    ]);
  },
);

/** The last digit as ISO/IEC 7812 wants it. */
function withCheckDigit(number: string): string {
  const digits = [...number.replaceAll(' ', '').slice(0, -1)].reverse().map(Number);
  const weighed = digits.map((digit, n) => (n % 2 === 0 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit));
  const check = (10 - (weighed.reduce((all, digit) => all + digit, 0) % 10)) % 10;
  return `${number.slice(0, -1)}${check}`;
}

describe('exported payments', () => {
  const exported = (query: object) => call(test.app, ops.exportTransactions, { query } as never, owner);

  it('are those of the list and in its order; the filter stands above them', async () => {
    const filter = { status: ['declined'], date_from: '2026-11-18', date_to: '2026-11-19' } as const;
    const { bytes, headers } = await exported({ format: 'csv', sort: 'amount', ...filter });
    expect(headers['content-disposition']).toContain('transactions-2026-11-20.csv');
    const rows = readCsv(bytes);
    expect(rows.slice(3, 7)).toEqual([
      ['Дата від дня', '2026-11-18'],
      ['Дата до дня', '2026-11-19'],
      ['Статус', 'Відхилено'],
      [''],
    ]);
    const amounts = rows.slice(8).map((row) => Number(row[9]?.replace(',', '.')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const { count, sums } = (await totals(filter as unknown as Query)).data;
    expect([amounts.length, Math.round(amounts.reduce((all, amount) => all + amount, 0) * 100)]).toEqual([
      count,
      sums?.by_status[0]?.amount,
    ]);
  });

  it('name the terminal and the banks of the filter', async () => {
    const query = { format: 'csv', terminal_id: ids.terminalWithCash, bank: 'ПриватБанк,monobank' };
    const lines = readCsv((await exported(query)).bytes).slice(3, 6);
    expect(lines).toEqual([
      ['Термінал', 'Термінал самообслуговування 16'],
      ['Банк', 'ПриватБанк, monobank'],
      [''],
    ]);
  });

  it('are those of a company and a card, which stand above them', async () => {
    const id = await addPayment(db, { company: BEFORE, card_mask: '414949******0042', order_id: 'before-1' });
    const query = { format: 'csv', company: BEFORE, card_mask: '414949******0042' };
    const rows = readCsv((await exported(query)).bytes);
    expect(rows.slice(3, 5)).toEqual([
      ['Компанія', BEFORE],
      ['Картка', '414949******0042'],
    ]);
    expect([id, rows.slice(7).map(([order]) => order)]).toEqual([id, ['before-1']]);
  });

  it('have numbers for sums and dates for times in XLSX', async () => {
    const { items } = (await list({ payment_form: ['card'], status: ['approved'] })).data;
    const [first] = items;
    const sheet = await readSheet((await exported({ format: 'xlsx', payment_form: 'card' })).bytes);
    const row = sheet.find(([order]) => order === first?.order_id);
    expect(row?.[7]).toBeInstanceOf(Date);
    expect([row?.[9], row?.[14]]).toEqual([(first?.amount ?? 0) / 100, first?.rrn]);
  });
});

it('the banks to filter by are those of the payments, each once', async () => {
  const { items } = (await call(test.app, ops.listTransactionBanks, {}, owner)).data;
  const banks = new Set((await lately()).flatMap(({ bank }) => bank ?? []));
  expect(items.map(({ bank }) => bank).toSorted()).toEqual([...banks].toSorted());
  expect(items.length).toBeGreaterThan(3);
});

it('the companies to filter by are those of the payments, also under a name of before, each once', async () => {
  await addPayment(db, { company: BEFORE });
  const companies = async (caller = owner) =>
    (await call(test.app, ops.listTransactionCompanies, {}, caller)).data.items.map(({ company }) => company);
  expect(await companies()).toEqual(['ТОВ «Затишок»', OF_TWO_POINTS, BEFORE]);
  const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  expect(await companies(stranger)).toEqual([secondMerchant.name]);
});
