import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { dayAfter, kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import type { SalesReportEntity } from '@kasa/contracts/transactions/sales-report';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { signInLimited } from '../http/test-support/point-scope-world.ts';
import { purchasesIn, tenthBack } from '../loyalty/test-support/purchases.ts';
import { addPayment, refundPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

const period = { date_from: '2026-10-21', date_to: '2026-11-20' };
type Asked = Partial<typeof period> & { point_id?: string };
const ask = (query: Asked, caller = owner) =>
  call(test.app, transactionsOperations.getSalesReport, { query }, caller);
const report = async (query: Asked = period, caller = owner) => (await ask(query, caller)).data;
type Sums = SalesReportEntity['totals'];

const sumOf = (rows: readonly Sums[]): Sums => ({
  payments: rows.reduce((all, row) => all + row.payments, 0),
  amount: rows.reduce((all, row) => all + row.amount, 0),
  refund_amount: rows.reduce((all, row) => all + row.refund_amount, 0),
});

describe('sales of a period', () => {
  it.each([{}, { point_id: ids.point }])(
    'add up in every division, and to what the list has: %o',
    async (at) => {
      const asked = { ...period, ...at };
      const found = await report(asked);
      expect(found.totals.payments).toBeGreaterThan(100);
      expect(found.totals.refund_amount).toBeGreaterThan(0);
      for (const division of [found.by_day, found.by_hour, found.by_point, found.by_payment_form])
        expect(sumOf(division)).toEqual(found.totals);
      const { sums } = (
        await call(test.app, transactionsOperations.getTransactionTotals, { query: asked }, owner)
      ).data;
      const { paid_count: payments, amount, refund_amount } = sums ?? {};
      expect(found.totals).toEqual({ payments, amount, refund_amount });
      const cards = { ...asked, payment_form: ['card', 'wallet', 'qr'] as ('card' | 'wallet' | 'qr')[] };
      const list = async (status: 'declined' | 'expired') => {
        const query = { ...cards, status: [status] };
        return (await call(test.app, transactionsOperations.listTransactions, { query }, owner)).data.total;
      };
      const [declined, expired] = [await list('declined'), await list('expired')];
      const { attempts, declines } = found;
      expect(attempts).toMatchObject({ declined, expired, decided: attempts.approved + declined + expired });
      expect(declines.reduce((all, { payments: n }) => all + n, 0)).toBe(declined);
      expect(declines[0]).toMatchObject({
        response_code: '51',
        response: 'Недостатньо коштів',
        cause: 'customer',
      });
    },
  );

  it('have every day, and hours as the clocks in Kyiv show them, over their change too', async () => {
    // Clocks went back at 04:00 on 25 October: 03:30 came twice.
    for (const started_at of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
      await addPayment(db, { started_at, amount: 777 });
    const found = await report();
    expect(found.by_day.map(({ date }) => date)).toHaveLength(31);
    const rows = await db
      .selectFrom('transactions')
      .select(['started_at', 'date', 'amount', 'refund_amount'])
      .where('merchant_id', '=', ids.merchant)
      .where('paid_at', 'is not', null)
      .where('date', '>=', period.date_from)
      .where('date', '<=', period.date_to)
      .execute();
    const paid = rows.map((row) => ({ ...row, payments: 1 }));
    for (const { date, ...sums } of found.by_day)
      expect([date, sums]).toEqual([date, sumOf(paid.filter((row) => row.date === date))]);
    for (const { weekday, hour, ...sums } of found.by_hour) {
      const same = paid.filter(({ started_at }) => {
        const [day = '', time = ''] = kyivTime(started_at).split(' ');
        return (
          Number(time.slice(0, 2)) === hour && (new Date(`${day}T12:00:00Z`).getUTCDay() || 7) === weekday
        );
      });
      expect([weekday, hour, sums]).toEqual([weekday, hour, sumOf(same)]);
    }
    expect(
      found.by_hour.find(({ weekday, hour }) => weekday === 7 && hour === 3)?.amount,
    ).toBeGreaterThanOrEqual(1554);
  });

  it('are compared with as many days before, and follow a refund', async () => {
    const day = { date_from: '2026-11-12', date_to: '2026-11-12' };
    const id = await addPayment(db, { started_at: '2026-11-12T10:00:00.000Z', amount: 5_000 });
    const before = await report(day);
    await refundPayment(db, id, 1_500);
    const after = await report(day);
    expect(after.totals).toEqual({ ...before.totals, refund_amount: before.totals.refund_amount + 1_500 });
    const next = await report({ date_from: '2026-11-13', date_to: '2026-11-13' });
    expect(next.previous).toEqual({ ...day, until: null, ...after.totals, is_whole: true });
  });

  it('of a day that goes on are compared with as much of the day before, at its point too', async () => {
    const until = '2026-11-19T09:00:00.000Z';
    const today = { date_from: '2026-11-20', date_to: '2026-11-20', point_id: ids.point };
    const before = (await report(today)).previous;
    expect(before).toMatchObject({ date_from: '2026-11-19', date_to: '2026-11-19', until, is_whole: true });
    await addPayment(db, { started_at: '2026-11-19T08:59:59.999Z', amount: 5_000, point_id: ids.point });
    await addPayment(db, { started_at: until, amount: 70_000, point_id: ids.point });
    expect((await report(today)).previous).toMatchObject({
      payments: before.payments + 1,
      amount: before.amount + 5_000,
    });
    // Monday to Sunday, of which Friday goes on.
    const week = await report({ date_from: '2026-11-16', date_to: '2026-11-22' });
    expect(week.previous).toMatchObject({
      ...{ date_from: '2026-11-09', date_to: '2026-11-13', until: '2026-11-13T09:00:00.000Z' },
    });
    const days = ['09', '10', '11', '12'].map((day) => `2026-11-${day}`);
    const whole = await report({ date_from: String(days[0]), date_to: String(days.at(-1)) });
    expect(week.previous.amount).toBeGreaterThan(whole.totals.amount);
  });

  it('are not compared with days before the first payment, nor with those that are not over', async () => {
    const first = await db
      .selectFrom('transactions')
      .select((eb) => eb.fn.min('date').as('day'))
      .where('merchant_id', '=', ids.merchant)
      .executeTakeFirstOrThrow();
    const [from, next] = [String(first.day), dayAfter(String(first.day), 1)];
    const wholeBefore = async (date: string) =>
      (await report({ date_from: date, date_to: date })).previous.is_whole;
    expect(await wholeBefore(from)).toBe(false);
    expect(await wholeBefore(next)).toBe(true);
    expect((await report({ date_from: next, date_to: dayAfter(next, 1) })).previous.is_whole).toBe(false);
    expect(await wholeBefore('2026-11-20')).toBe(true);
    expect(await wholeBefore('2026-11-21')).toBe(false);
  });

  it('are of no other merchant, and of no point that is not theirs', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const [ours, theirs] = [await report(), await report(period, stranger)];
    expect(theirs.totals.payments).toBeGreaterThan(0);
    await addPayment(db, { amount: 123_456 });
    expect((await report(period, stranger)).totals).toEqual(theirs.totals);
    expect((await report()).totals.amount).toBe(ours.totals.amount + 123_456);
    expect((await ask({ ...period, point_id: ids.point }, stranger)).code).toBe(codes.not_found.code);
  });

  it('are of 31 days at most, in their order; of this month where none is asked for', async () => {
    const rule = async (date_from?: string, date_to?: string) =>
      (
        await ask({ ...(date_from ? { date_from } : {}), ...(date_to ? { date_to } : {}) })
      ).details.fields?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await rule('2026-10-20', '2026-11-20')).toEqual(['date_to period_too_long']);
    expect(await rule('2026-11-20', '2026-11-19')).toEqual(['date_to invalid']);
    expect(await rule('0000-01-01', '0000-01-02')).toEqual(['date_from invalid']);
    expect(await rule('2026-11-20')).toEqual(['date_to required']);
    expect(await rule(undefined, '2026-11-20')).toEqual(['date_from required']);
    expect(await report({})).toEqual(await report({ date_from: '2026-11-01', date_to: '2026-11-20' }));
    expect((await report({ date_from: '2026-10-21', date_to: '2026-11-20' })).by_day).toHaveLength(31);
  });

  it('count bonuses that were given, at their points for whoever is limited to some, and none of what was not paid', async () => {
    const { buy, pay, release, onlyDiscount, addCustomer } = purchasesIn(test);
    const today = { date_from: '2026-11-20', date_to: '2026-11-20' };
    const till = db.selectFrom('terminals').select('point_id').where('id', '=', ids.terminal);
    const here = String((await till.executeTakeFirstOrThrow()).point_id);
    const points = db.selectFrom('branches').select('id').where('merchant_id', '=', ids.merchant);
    const other = await points.where('id', '!=', here).limit(1).executeTakeFirstOrThrow();
    const counts = async () => {
      const all = (await report(today)).bonus_count;
      const seen: number[] = [];
      for (const point of [here, other.id]) {
        const limited = await signInLimited(test, point);
        seen.push((await report(today, limited)).bonus_count);
        expect((await report({ ...today, point_id: point })).bonus_count).toBe(seen.at(-1));
      }
      return [all, ...seen];
    };
    const [all = 0, ours = 0, theirs = 0] = await counts();
    await onlyDiscount({ rule: tenthBack });
    const { customer } = await addCustomer();
    const [paid, unpaid] = [await buy({ customer }), await buy({ customer })];
    await pay(paid.amount, paid.id);
    expect((await release(unpaid.id)).code).toBe(0);
    expect(await counts()).toEqual([all + 1, ours + 1, theirs]);
  });
});
