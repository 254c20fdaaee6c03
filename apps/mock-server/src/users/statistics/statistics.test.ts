import { recordMockAttendance } from '@kasa/contracts/mock/payments';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import type { UserFigures } from '@kasa/contracts/users/statistics';
import { describe, expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { readSheet } from '../../http/test-support/read-table.ts';
import { addPayment, refundPayment } from '../../transactions/test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

const period = { date_from: '2026-10-21', date_to: '2026-11-20' };
const statistics = async (id: string, query: Partial<typeof period> = period, caller = owner) =>
  (await call(test.app, usersOperations.getUserStatistics, { params: { id }, query }, caller)).data;

const listed = async (query: InputOf<typeof transactionsOperations.getTransactionTotals>['query']) =>
  (await call(test.app, transactionsOperations.getTransactionTotals, { query }, owner)).data.sums;

const cashiers = async () =>
  (await call(test.app, transactionsOperations.listTransactionCashiers, {}, owner)).data.items;

const sumOf = (rows: readonly UserFigures[]) => {
  const add = (name: Exclude<keyof UserFigures, 'average_amount'>) =>
    rows.reduce((sum, row) => sum + row[name], 0);
  return {
    ...{ payments: add('payments'), amount: add('amount'), refund_amount: add('refund_amount') },
    ...{ worked_minutes: add('worked_minutes'), planned_minutes: add('planned_minutes') },
  };
};

describe('statistics of a person', () => {
  it('agree to the kopiyka with the payments of that cashier, by day, by point and in all', async () => {
    const people = await cashiers();
    expect(people.length).toBeGreaterThanOrEqual(3);
    for (const { id } of people) {
      const found = await statistics(id);
      const query = { ...period, cashier_id: [id] };
      const sums = await listed(query);
      const { payments, amount, refund_amount, average_amount } = found.totals;
      expect({ payments, amount, refund_amount }).toEqual({
        ...{ payments: sums?.paid_count, amount: sums?.amount, refund_amount: sums?.refund_amount },
      });
      expect(payments).toBeGreaterThan(0);
      expect(average_amount).toBe(Math.round(amount / payments));
      for (const rows of [found.by_day, found.by_point]) expect(sumOf(rows)).toEqual(sumOf([found.totals]));
      expect(found.by_day).toHaveLength(31);
      expect(found.totals.worked_minutes).toBeGreaterThan(found.totals.planned_minutes / 2);
    }
  });

  it('have the period before: as they would be told of it', async () => {
    const [{ id } = { id: '' }] = await cashiers();
    const earlier = await statistics(id, { date_from: '2026-10-01', date_to: '2026-10-10' });
    const { previous } = await statistics(id, { date_from: '2026-10-11', date_to: '2026-10-20' });
    expect(previous).toMatchObject({ ...earlier.totals, until: null, is_whole: true });
    expect(previous).toMatchObject({ date_from: '2026-10-01', date_to: '2026-10-10' });
  });

  it('have of the period before as much as has passed of this one', async () => {
    const [{ id } = { id: '' }] = await cashiers();
    const { previous } = await statistics(id, { date_from: '2026-11-16', date_to: '2026-11-22' });
    expect(previous).toMatchObject({ date_from: '2026-11-09', date_to: '2026-11-13' });
    const before = { date_from: '2026-11-09', date_to: '2026-11-13' };
    const whole = (await statistics(id, before)).totals;
    expect(previous.until).toBe(new Date(test.clock.now().getTime() - 7 * 86_400_000).toISOString());
    const started_before = String(previous.until);
    const sums = await listed({ ...before, cashier_id: [id], started_before });
    expect([previous.payments, previous.amount]).toEqual([sums?.paid_count, sums?.amount]);
    expect(previous.worked_minutes).toBeLessThanOrEqual(whole.worked_minutes);
  });

  it('begin with this month', async () => {
    const found = await statistics(ids.userForPhoto, {});
    expect(found).toMatchObject({ date_from: '2026-11-01', date_to: '2026-11-20' });
  });

  it('count the time of work that has passed, of the day on which it began', async () => {
    const [user_id, point_id] = [ids.user, ids.point];
    const attend = async (came_at: string, left_at: string | null) => {
      const body = { user_id, point_id, came_at, left_at };
      expect((await call(test.app, recordMockAttendance, { body })).code).toBe(0);
    };
    await attend('2026-11-16T20:00:00.000Z', '2026-11-17T01:30:30.000Z');
    // At a second terminal at once.
    await attend('2026-11-17T01:00:00.000Z', '2026-11-17T02:00:00.000Z');
    // Never signed out: to the end of the day in Kyiv.
    await attend('2026-11-18T20:00:00.000Z', null);
    await attend('2026-11-20T08:00:00.000Z', null);
    const { by_day, by_point, totals } = await statistics(user_id, {
      ...{ date_from: '2026-11-16', date_to: '2026-11-20' },
    });
    const now = test.clock.now().getTime();
    const sinceMorning = Math.floor((now - Date.parse('2026-11-20T08:00:00.000Z')) / 60_000);
    expect(by_day.map(({ worked_minutes }) => worked_minutes)).toEqual([330, 29, 120, 0, sinceMorning]);
    expect(by_point).toMatchObject([{ point: { id: point_id }, payments: 0 }]);
    const alone = { date_from: '2026-11-17', date_to: '2026-11-17' };
    expect((await statistics(user_id, alone)).totals.worked_minutes).toBe(29);
    expect(totals).toMatchObject({ worked_minutes: 479 + sinceMorning, average_amount: null });
  });

  it('tell the middle of three who sold at a point, and nothing of two', async () => {
    const [one, two, three] = [ids.owner, ids.user, ids.userToEdit];
    const point_id = ids.pointWithCash;
    const sell = (cashier_id: string, amount: number) =>
      addPayment(db, { cashier_id, amount, point_id, started_at: '2025-06-02T09:00:00.000Z' });
    const day = { date_from: '2025-06-02', date_to: '2025-06-02' };
    await sell(one, 10_000);
    await sell(two, 20_001);
    expect((await statistics(one, day)).by_point).toMatchObject([{ amount: 10_000, median: null }]);
    const refunded = await sell(three, 40_000);
    await sell(three, 5_000);
    await refundPayment(db, refunded, 1_500);
    const { median, by_point, totals } = await statistics(one, day);
    expect(median).toMatchObject({ people: 3, payments: 1, amount: 20_001, average_amount: 20_001 });
    expect(by_point).toMatchObject([{ median: { people: 3, amount: 20_001, refund_amount: 0 } }]);
    expect(totals).toMatchObject({ payments: 1, amount: 10_000 });
  });

  it('are one’s own without the right to reports, and nobody else’s', async () => {
    const cashier = await signInAs(test.app, 'cashier');
    const { getOwnStatistics, getUserStatistics } = usersOperations;
    const own = (await call(test.app, getOwnStatistics, { query: period }, cashier)).data;
    expect(own.totals.payments).toBeGreaterThan(0);
    expect(await statistics(own.user.id)).toMatchObject({ totals: own.totals, by_day: own.by_day });
    await placeAt(db, own.user.id, [ids.pointWithCash]);
    const moved = (await call(test.app, getOwnStatistics, { query: period }, cashier)).data;
    expect(moved).toMatchObject({ totals: own.totals, median: null, by_point: [{ median: null }] });
    const others = { params: { id: ids.userForPhoto }, query: period };
    expect(await call(test.app, getUserStatistics, others, cashier)).toMatchObject({
      code: codes.forbidden.code,
    });
  });

  it.each([
    [{ date_from: '2026-10-01', date_to: '2026-11-20' }, 'date_to'],
    [{ date_from: '2026-11-20', date_to: '2026-11-19' }, 'date_to'],
    [{ date_from: '2026-11-20' }, 'date_to'],
  ])('refuse the period %o', async (query, path) => {
    const asked = { params: { id: ids.user }, query };
    const answer = await call(test.app, usersOperations.getUserStatistics, asked, owner);
    expect(answer).toMatchObject({ details: { fields: [{ path }] } });
  });
});

describe('as a file', () => {
  it('have a line for each day at a point, which add up to what stands above them', async () => {
    const { exportUserStatistics } = usersOperations;
    const { id } = (await cashiers())[0] ?? { id: '' };
    const { totals, by_day } = await statistics(id);
    const asked = { params: { id }, query: { ...period, format: 'xlsx' as const } };
    const rows = await readSheet((await call(test.app, exportUserStatistics, asked, owner)).bytes);
    const heads = rows.findIndex(([first]) => first === 'День');
    const lines = rows.slice(heads + 1);
    const column = (name: string) => rows[heads]?.indexOf(name) ?? -1;
    const sum = (name: string) => lines.reduce((all, row) => all + Number(row[column(name)]), 0);
    const told = (name: string) => rows.slice(0, heads).find(([label]) => label === name)?.[1];
    expect(Math.round(sum('Оборот') * 100)).toBe(totals.amount);
    expect(told('Оплат')).toBe(totals.payments);
    expect(sum('Оплат')).toBe(totals.payments);
    expect(sum('Відпрацьовано, год')).toBeCloseTo(totals.worked_minutes / 60, 0);
    const days = by_day.filter((day) => day.payments + day.worked_minutes + day.planned_minutes > 0);
    expect(new Set(lines.map(([day]) => String(day))).size).toBe(days.length);
  });
});
