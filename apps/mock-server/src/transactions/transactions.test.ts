import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { addPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const list = async (query: object = {}, caller = owner) =>
  (await call(test.app, ops.listTransactions, { query }, caller)).data;

/** No seeded payment is of so much. */
const AMOUNT = 12_345;

describe('the list of payments', () => {
  it('has the newest first, or the oldest, and says how many there are', async () => {
    const newest = await list({ date_from: '2026-10-16' });
    const times = newest.items.map(({ started_at }) => started_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(newest).toMatchObject({ total: expect.any(Number), total_capped: false });
    expect(newest.total).toBeGreaterThan(5_000);
    const { items } = await list({ sort: 'started_at' });
    expect(items.map(({ started_at }) => started_at)).toEqual(
      items.map(({ started_at }) => started_at).toSorted(),
    );
    expect(String(items[0]?.started_at) < String(times.at(-1))).toBe(true);
  });

  it.each([
    ['terminal_id', ids.terminalWithCash, (item: { terminal: { id: string } }) => item.terminal.id],
    ['point_id', ids.point, (item: { point: { id: string } | null }) => item.point?.id],
    ['status', 'declined', (item: { status: string }) => item.status],
    ['payment_form', 'cash', (item: { payment_form: string }) => item.payment_form],
  ] as const)('is narrowed by %s', async (name, value, of) => {
    const { items } = await list({ [name]: value });
    expect(items.length).toBeGreaterThan(9);
    expect(new Set(items.map((item) => of(item as never)))).toEqual(new Set([value]));
  });

  it('is narrowed by days of Kyiv, from midnight to midnight', async () => {
    const { db } = test.database;
    const at = (started_at: string) => addPayment(db, { started_at, amount: AMOUNT });
    const own = { amount_from: AMOUNT, amount_to: AMOUNT };
    // Kyiv is UTC+3 in August.
    const [late, first, last, early] = [
      await at('2026-08-19T20:59:59.999Z'),
      await at('2026-08-19T21:00:00.000Z'),
      await at('2026-08-20T20:59:59.999Z'),
      await at('2026-08-20T21:00:00.000Z'),
    ];
    const day = '2026-08-20';
    const { items } = await list({ ...own, date_from: day, date_to: day, sort: 'started_at' });
    expect(items.map(({ id }) => id)).toEqual([first, last]);
    expect(items.map(({ date }) => date)).toEqual([day, day]);
    const days = { date_from: '2026-08-19', date_to: '2026-08-21' };
    const around = await list({ ...own, ...days, sort: 'started_at' });
    expect(around.items.map(({ id }) => id)).toEqual([late, first, last, early]);
  });

  it('says what the bank answered in the language of the request', async () => {
    await addPayment(test.database.db, {
      payment_form: 'card',
      status: 'declined',
      response_code: '51',
      started_at: '2026-11-20T08:59:00.000Z',
    });
    const [uk, en] = [await list(), await list({}, { ...owner, lng: 'EN' })];
    expect(uk.items[0]).toMatchObject({ response_code: '51', response: 'Недостатньо коштів' });
    expect(en.items[0]?.response).toBe('Insufficient funds');
  });

  it('holds nothing of another merchant, and does not tell its ids from none', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const { items } = await list({}, stranger);
    expect(items.length).toBeGreaterThan(0);
    for (const { company } of items) expect(company).toBe(secondMerchant.name);
    const query = { terminal_id: ids.terminal, point_id: ids.point };
    const { code, details } = await call(test.app, ops.listTransactions, { query }, stranger);
    expect([code, details.fields?.map(({ path }) => path)]).toEqual([-6, ['terminal_id', 'point_id']]);
  });
});

describe('the seeded payments', () => {
  const all = () =>
    test.database.db
      .selectFrom('transactions as t')
      .innerJoin('terminals', 'terminals.id', 't.terminal_id')
      .selectAll('t')
      .select(['terminals.kind', 'terminals.activated_at', 'terminals.test_mode'])
      .where('t.merchant_id', '=', ids.merchant)
      .orderBy('t.started_at')
      .execute();

  it('are some 7 000 of the five weeks before, and as many of a year before, at terminals that were active then', async () => {
    const rows = await all();
    const isLate = ({ date }: (typeof rows)[number]) => date >= '2026-10-16';
    const late = rows.filter(isLate).length;
    expect(late).toBeGreaterThan(5_000);
    expect(late).toBeLessThan(9_000);
    expect(rows.length).toBeGreaterThan(1.5 * late);
    expect(rows.length).toBeLessThan(3 * late);
    expect(new Set(rows.filter(isLate).map(({ date }) => date)).size).toBe(36);
    const isAmiss = (row: (typeof rows)[number]) =>
      row.started_at <= row.activated_at ||
      row.test_mode === 1 ||
      String(row.ended_at) >= '2026-11-20T06:00:00.000Z' ||
      row.date !== kyivDay(row.started_at);
    expect(rows.filter(isAmiss)).toEqual([]);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(5);
  });

  it('agree with themselves: cash has no bank, what was declined was not paid, refunds stay below', async () => {
    const isAmiss = (row: Awaited<ReturnType<typeof all>>[number]) => {
      const isCash = row.payment_form === 'cash';
      const isPaid = row.paid_at !== null;
      const isRefunded = ['reversed', 'partially_reversed'].includes(row.status);
      return (
        (isCash && !['ptks', 'transport'].includes(row.kind)) ||
        (row.bank === null) !== isCash ||
        (row.card_mask === null) !== isCash ||
        !/^\d{6}\*{6}\d{4}$/.test(row.card_mask ?? '444455******1111') ||
        !/^\d{12}$/.test(row.rrn ?? '632405000417') ||
        isPaid === ['declined', 'expired'].includes(row.status) ||
        row.refund_amount > (isPaid ? row.amount : 0) ||
        row.refund_amount > 0 !== isRefunded ||
        (row.refunded_at !== null) !== isRefunded
      );
    };
    expect((await all()).filter(isAmiss)).toEqual([]);
  });

  it('leave cash in terminals, of which some was taken out; the sums agree', async () => {
    const some = test.database.db.selectFrom('encashments').selectAll();
    const rows = await some.orderBy('terminal_id').orderBy('number').execute();
    expect(rows.length).toBeGreaterThan(100);
    let before: (typeof rows)[number] | undefined;
    for (const row of rows) {
      const earlier = before?.terminal_id === row.terminal_id ? before : undefined;
      expect(row.number).toBe((earlier?.number ?? 0) + 1);
      expect(row.carried_amount).toBe(earlier?.left_amount ?? 0);
      expect(row.received_total).toBe((earlier?.received_total ?? 0) + row.received_amount);
      expect(row.inside_amount).toBe(row.carried_amount + row.received_amount - row.refunded_amount);
      expect(row.left_amount).toBe(row.inside_amount - row.amount);
      expect(row.left_amount).toBeGreaterThanOrEqual(0);
      before = row;
    }
  });
});
