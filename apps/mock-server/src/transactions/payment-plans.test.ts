/**
 * A million payments cost what a thousand do: each filter, alone and with each way to sort, reads by an index that
 * serves it. SQLite tells its plan, which no machine's speed changes; `node bench/run.ts payments` times it.
 */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { call } from '../http/test-support/call.ts';
import { isDatabaseRun } from '../http/test-support/database-run.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { somePayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

/** How the payments are found by what a request asks the database: the table's index, and what it looks up in it. */
async function searches(ask: () => Promise<{ code: number }>, which: RegExp): Promise<string[]> {
  const { db } = test.database;
  const asked = vi.spyOn(db, 'executeQuery');
  const answer = await ask();
  const queries = asked.mock.calls.map(([one]) => one as CompiledQuery);
  asked.mockRestore();
  expect(answer.code).toBe(codes.ok.code);
  const found: string[] = [];
  for (const { sql, parameters } of queries.filter((one) => which.test(one.sql))) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    found.push(
      ...rows.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN) transactions/.test(detail)),
    );
  }
  return found;
}

const day = { date_from: '2026-11-12', date_to: '2026-11-12' };
const FILTERS: readonly (readonly [object, RegExp])[] = [
  [{}, /__merchant_id__started_at__id__with_refunds__ix \(merchant_id=\?\)/],
  [{ sort: 'amount' }, /__merchant_id__amount__id__ix \(merchant_id=\?\)/],
  [{ status: ['declined'] }, /__merchant_id__status__started_at__id__ix \(merchant_id=\? AND status=\?\)/],
  [
    { status: ['declined'], payment_form: ['cash'] },
    /__payment_form__started_at__id__status__ix \(merchant_id=\? AND payment_form=\?\)/,
  ],
  [
    { status: ['declined'], point_id: [ids.point] },
    /__point_id__started_at__id__status__ix \(merchant_id=\? AND point_id=\?\)/,
  ],
  [{ response_code: ['51'] }, /__response_code__started_at__id__ix \(merchant_id=\? AND response_code=\?\)/],
  [{ payment_form: ['qr'] }, /__payment_form__started_at__id__ix \(merchant_id=\? AND payment_form=\?\)/],
  [{ bank: ['А-Банк'] }, /__bank__started_at__id__ix \(merchant_id=\? AND bank=\?\)/],
  [{ company: ['ФОП Коваль О. П.'] }, /__company__started_at__id__ix \(merchant_id=\? AND company=\?\)/],
  [
    { company: ['ФОП Коваль О. П.'], sort: 'amount' },
    /__company__amount__id__ix \(merchant_id=\? AND company=\?\)/,
  ],
  [
    { ...day, company: ['ФОП Коваль О. П.'] },
    /\(merchant_id=\?( AND company=\?)? AND started_at>\? AND started_at<\?\)/,
  ],
  [{ card_mask: '414949' }, /__first_six__ix \(merchant_id=\? AND <expr>=\?\)/],
  [{ card_mask: '0042' }, /__last_four__ix \(merchant_id=\? AND <expr>=\?\)/],
  [{ card_mask: '414949******0042' }, /__last_four__ix \(merchant_id=\? AND <expr>=\?\)/],
  [
    { card_mask: '414949', terminal_id: [ids.terminal] },
    /__terminal_id__started_at__id__merchant_id__ix \(terminal_id=\?\)/,
  ],
  [{ terminal_id: [ids.terminal] }, /__terminal_id__started_at__id__merchant_id__ix \(terminal_id=\?\)/],
  [
    { terminal_id: [ids.terminal], sort: 'amount' },
    /__terminal_id__amount__id__merchant_id__ix \(terminal_id=\?\)/,
  ],
  [{ point_id: [ids.point] }, /__point_id__started_at__id__ix \(merchant_id=\? AND point_id=\?\)/],
  [
    { point_id: [ids.point], sort: '-amount' },
    /__point_id__amount__id__ix \(merchant_id=\? AND point_id=\?\)/,
  ],
  [{ amount_from: 35_000, amount_to: 35_000 }, /\(merchant_id=\? AND amount>\? AND amount<\?\)/],
  [{ amount_from: 90_000_000 }, /\(merchant_id=\? AND amount>\?\)/],
  [{ refunded: 'true' }, /__started_at__id__refund_amount__ix/],
  [{ refunded: 'true', sort: 'amount' }, /__amount__id__refund_amount__ix/],
  [
    { refund_amount_from: 5_000 },
    /__refund_amount__id__ix \(merchant_id=\? AND refund_amount>\?\)|__id__refund_amount__ix/,
  ],
  [{ has_receipt: 'false' }, /__merchant_id__started_at__id__fiscal_number__ix/],
  [
    { has_receipt: 'false', status: ['approved'] },
    /__status__started_at__id__fiscal_number__ix \(merchant_id=\? AND status=\?\)/,
  ],
  [day, /\(merchant_id=\? AND started_at>\? AND started_at<\?\)/],
  [{ ...day, sort: 'amount' }, /\(merchant_id=\? AND started_at>\? AND started_at<\?\)/],
  [{ ...day, status: ['declined'] }, /\(merchant_id=\? AND status=\? AND started_at>\? AND started_at<\?\)/],
  [
    { ...day, point_id: [ids.point] },
    /\(merchant_id=\? AND point_id=\? AND started_at>\? AND started_at<\?\)/,
  ],
  [
    { paid_from: '2026-11-12', paid_to: '2026-11-12' },
    /__paid_at__id__ix \(merchant_id=\? AND paid_at>\? AND paid_at<\?\)/,
  ],
  [
    { refunded_from: '2026-11-12' },
    /__refunded_at__id__ix \(merchant_id=\? AND refunded_at>\? AND refunded_at<\?\)/,
  ],
  [{ q: '0042' }, /__last_four__ix \(merchant_id=\? AND <expr>=\?\)/],
  [{ q: 'S1100281' }, /\(terminal_id=\?\)/],
];

it.skipIf(isDatabaseRun).each(FILTERS)('%o: page and totals read by their index', async (query, index) => {
  const page = () => call(test.app, ops.listTransactions, { query: query as never }, owner);
  const ofPage = await searches(page, / order by .* limit /s);
  expect(ofPage.length).toBeGreaterThan(0);
  for (const found of ofPage) expect(found).toMatch(index);
  const { sort: _, ...filter } = query as { sort?: string };
  const totals = () => call(test.app, ops.getTransactionTotals, { query: filter as never }, owner);
  const found = await searches(totals, /group by "status"/);
  // All payments are more than are summed up.
  expect(found).toHaveLength(Object.keys(filter).length === 0 ? 0 : 1);
  for (const one of found) expect(one).toMatch(/^SEARCH transactions USING (COVERING )?INDEX/);
});

it.skipIf(isDatabaseRun)(
  'RRN, order id, and the numbers of receipts and returns are looked up one by one',
  async () => {
    for (const q of ['632405990417', '261112-000001', '3000000001']) {
      const page = () => call(test.app, ops.listTransactions, { query: { q } }, owner);
      const found = await searches(page, / order by .* limit /s);
      expect(found.filter((one) => one.startsWith('SCAN'))).toEqual([]);
      for (const one of ['rrn=?', 'order_id=?', 'fiscal_number=?', '(id=?)'])
        expect(
          found.some((detail) => detail.includes(one)),
          `${one} in ${found}`,
        ).toBe(true);
    }
  },
);

it.skipIf(isDatabaseRun)(
  'what fits many rows is not sorted but walked past, in the order of the list',
  async () => {
    await bulkInsert(
      test.database.db,
      'transactions',
      Array.from({ length: 20_001 }, () => somePayment()),
    );
    for (const query of [
      { amount_from: 1, amount_to: 90_000_000 },
      { paid_from: '2026-01-01' },
      { refund_amount_to: 100 },
    ]) {
      const page = () => call(test.app, ops.listTransactions, { query: query as never }, owner);
      const found = await searches(page, / order by .* limit /s);
      expect(found.length).toBeGreaterThan(0);
      for (const one of found)
        expect(one, JSON.stringify(query)).toMatch(
          /__merchant_id__started_at__id__with_refunds__ix \(merchant_id=\?\)/,
        );
    }
  },
);

it.skipIf(isDatabaseRun)('of several values each is read by its index, and a page is merged', async () => {
  const query = { terminal_id: [ids.terminal, ids.ecommTerminal] };
  const ofPage = await searches(() => call(test.app, ops.listTransactions, { query }, owner), / union all /);
  const byTerminal = /__terminal_id__started_at__id__merchant_id__ix \(terminal_id=\?\)/;
  expect(ofPage).toEqual([
    expect.stringMatching(/\(id=\?\)/),
    expect.stringMatching(byTerminal),
    expect.stringMatching(byTerminal),
  ]);
  const totals = await searches(
    () => call(test.app, ops.getTransactionTotals, { query }, owner),
    /group by "status"/,
  );
  expect(totals).toHaveLength(2);
  for (const one of totals) expect(one).toMatch(/\(terminal_id=\?\)/);
});
