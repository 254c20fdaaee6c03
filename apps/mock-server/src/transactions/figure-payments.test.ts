import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import {
  type FigurePeriod,
  paymentsOfFigure,
  type SalesFigure,
} from '@kasa/contracts/transactions/figure-payments';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { addPayment, refundPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

const month = { date_from: '2026-10-21', date_to: '2026-11-20' };
const week = { date_from: '2026-11-14', date_to: '2026-11-20' };
// The clocks went back: its third hour came twice.
const longDay = { date_from: '2026-10-25', date_to: '2026-10-25' };

/** The figures of a report, each with what it is of. */
async function figuresOf(period: FigurePeriod) {
  const { data } = await call(test.app, ops.getSalesReport, { query: period }, owner);
  const { attempts } = data;
  const byWeekday = Map.groupBy(data.by_hour, ({ weekday }) => weekday);
  const refundsOnly = { amount: undefined, payments: undefined, refund_amount: data.totals.refund_amount };
  interface Figure {
    readonly payments?: number | undefined;
    readonly amount?: number | undefined;
    readonly refund_amount?: number | undefined;
  }
  const sums = (rows: readonly (typeof data.totals)[]): Figure => ({
    payments: rows.reduce((all, { payments }) => all + payments, 0),
    amount: rows.reduce((all, { amount }) => all + amount, 0),
    refund_amount: rows.reduce((all, { refund_amount }) => all + refund_amount, 0),
  });
  const figures: (readonly [SalesFigure, Figure])[] = [
    [{ of: 'total' }, data.totals],
    [{ of: 'refunds' }, refundsOnly],
    [{ of: 'approved' }, { payments: attempts.approved }],
    [{ of: 'declined' }, { payments: attempts.declined }],
    [{ of: 'expired' }, { payments: attempts.expired }],
    ...data.by_day.map(({ date, ...own }) => [{ of: 'day', date }, own] as const),
    ...[...Map.groupBy(data.by_hour, ({ hour }) => hour)].map(
      ([hour, rows]) => [{ of: 'hour', hour }, sums(rows)] as const,
    ),
    ...[...byWeekday].map(([weekday, rows]) => [{ of: 'weekday', weekday }, sums(rows)] as const),
    ...data.by_point.map(({ point, ...own }) => [{ of: 'point', point_id: point?.id ?? null }, own] as const),
    ...data.by_payment_form.map(
      ({ payment_form, ...own }) => [{ of: 'payment_form', payment_form }, own] as const,
    ),
    ...data.declines.map(
      ({ response_code, payments, amount }) =>
        [
          { of: 'response_code', response_code },
          { payments, amount },
        ] as const,
    ),
  ];
  return figures;
}

it.each([month, week, longDay, { ...month, point_id: ids.point }])(
  'each figure of %o is what the list behind it comes to',
  async (period) => {
    const twice = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T02:00:00.000Z'];
    for (const started_at of twice) await addPayment(db, { started_at, amount: 777 });
    await addPayment(db, { started_at: '2026-10-25T00:40:00.000Z', status: 'created', paid_at: null });
    await refundPayment(db, await addPayment(db, { started_at: '2026-11-16T10:00:00.000Z' }), 1_501);
    const declined = { status: 'declined', paid_at: null, payment_form: 'qr', response_code: '96' } as const;
    await addPayment(db, { ...declined, started_at: '2026-10-25T10:00:00.000Z', amount: 4_321 });
    let compared = 0;
    for (const [figure, { payments, amount, refund_amount }] of await figuresOf(period)) {
      const query = paymentsOfFigure(period, figure);
      if (query === null) continue;
      const { data } = await call(test.app, ops.getTransactionTotals, { query }, owner);
      const { sums, count } = data;
      const isDeclined = figure.of === 'response_code';
      if (payments !== undefined) expect([figure, count]).toEqual([figure, payments]);
      if (amount !== undefined) {
        const found = isDeclined ? sums?.by_status[0]?.amount : sums?.amount;
        expect([figure, found ?? 0]).toEqual([figure, amount]);
      }
      if (refund_amount !== undefined) {
        expect([figure, sums?.refund_amount]).toEqual([figure, refund_amount]);
      }
      compared += 1;
    }
    expect(compared).toBeGreaterThan(8);
  },
);

it.each([{ ...month, cashier_id: ids.userForPhoto }])(
  'of a cashier, figures of %o are so, too',
  async (period) => {
    const { cashier_id: id, ...query } = period;
    const asked = { params: { id }, query };
    const { data } = await call(test.app, usersOperations.getUserStatistics, asked, owner);
    const { totals, by_day, by_point } = data;
    expect(totals.payments).toBeGreaterThan(0);
    const figures: (readonly [SalesFigure, typeof totals])[] = [
      [{ of: 'total' }, totals],
      ...by_day.map(({ date, ...own }) => [{ of: 'day', date }, own] as const),
      ...by_point.map(({ point, ...own }) => [{ of: 'point', point_id: point?.id ?? null }, own] as const),
    ];
    const found = async (figure: SalesFigure) => {
      const query = paymentsOfFigure(period, figure);
      return query && (await call(test.app, ops.getTransactionTotals, { query }, owner)).data;
    };
    for (const [figure, { payments, amount, refund_amount }] of figures) {
      const list = await found(figure);
      if (list)
        expect([figure, list]).toMatchObject([figure, { count: payments, sums: { amount, refund_amount } }]);
    }
    expect((await found({ of: 'refunds' }))?.sums).toMatchObject({ refund_amount: totals.refund_amount });
  },
);

it('an hour leads to a list where the period is one day, a weekday where it comes once, a point where there is one', () => {
  expect(paymentsOfFigure(week, { of: 'hour', hour: 12 })).toBeNull();
  expect(paymentsOfFigure(month, { of: 'weekday', weekday: 5 })).toBeNull();
  expect(paymentsOfFigure(longDay, { of: 'weekday', weekday: 1 })).toBeNull();
  expect(paymentsOfFigure(week, { of: 'point', point_id: null })).toBeNull();
  expect(paymentsOfFigure(week, { of: 'weekday', weekday: 5 })).toEqual({
    date_from: '2026-11-20',
    date_to: '2026-11-20',
    paid_from: '2026-11-20',
  });
  expect(paymentsOfFigure(longDay, { of: 'hour', hour: 3 })).toMatchObject({
    started_from: '2026-10-25T00:00:00.000Z',
    started_before: '2026-10-25T02:00:00.000Z',
  });
});
