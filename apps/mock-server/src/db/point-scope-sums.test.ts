/** Sums for somebody who is limited to points are those of the rows there, added up in plain JavaScript. */
import { dashboardOperations } from '@kasa/contracts/dashboard/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { declinePatternThresholds as limits } from '@kasa/contracts/transactions/decline-patterns';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { startSharedApp } from '../http/test-support/fresh-app.ts';
import { placeAt } from '../http/test-support/place-everywhere.ts';
import { giveAllTags } from '../http/test-support/point-scope-world.ts';
import { addPayment } from '../transactions/test-support/payments.ts';
import { newRowColumns } from './row-columns.ts';
import type { Row } from './schema.ts';

const test = await startSharedApp({ requestsPerMinute: 0, worksEverywhere: false });
const { db } = test.database;
const A = ids.point;
const B = ids.pointWithCash;
const NOW = '2026-11-20T09:00:00.000Z';

type Who = 'owner' | 'at A' | 'at B' | 'at all others' | 'nowhere';
const everybody: readonly Who[] = ['owner', 'at A', 'at B', 'at all others', 'nowhere'];
/** Those who see all between them, and nothing twice. */
const parts: readonly Who[] = ['at A', 'at B', 'at all others'];
const callers = {} as Record<Who, Caller>;
const points = {} as Record<Who, readonly string[] | null>;
type Payment = Pick<
  Row<'transactions'>,
  'point_id' | 'status' | 'payment_form' | 'amount' | 'refund_amount' | 'paid_at' | 'date' | 'started_at'
> &
  Pick<Row<'transactions'>, 'response_code' | 'terminal_id' | 'bank' | 'company' | 'cashier_id'>;
let payments: readonly Payment[];
let terminals: readonly Row<'terminals'>[];

/** A pattern of declines at one point, and values that one point alone has. */
async function addWhatTellsApart(): Promise<void> {
  const of = (point: string) => db.selectFrom('terminals').select('id').where('point_id', '=', point);
  for (const [point, name] of [
    [A, 'Банк А'],
    [B, 'Банк Б'],
  ] as const) {
    const [one] = await of(point).limit(1).execute();
    await db.updateTable('terminals').set({ model: name }).where('id', '=', String(one?.id)).execute();
    const values = { bank: name, company: name, point_id: point, terminal_id: String(one?.id) };
    await addPayment(db, { ...values, started_at: '2026-11-20T08:00:00.000Z' });
  }
  const taken = db.updateTable('transactions').set({ cashier_id: ids.user });
  await taken.where('point_id', 'in', [A, B]).where('date', 'like', '2026-11-0%').execute();
  await db.deleteFrom('attendances').where('user_id', '=', ids.user).execute();
  await placeAt(db, ids.user, [B]);
  for (const [point_id, hour] of [
    [A, '07'],
    [B, '10'],
  ] as const) {
    const [came_at, left_at] = [`2026-11-04T${hour}:00:00.000Z`, `2026-11-04T${hour}:59:59.999Z`];
    const stamps = newRowColumns(ids.merchant, came_at);
    const attendance = { ...stamps, user_id: ids.user, point_id, day: '2026-11-04', came_at, left_at };
    await db.insertInto('attendances').values(attendance).execute();
  }
  for (const { id } of await of(A).limit(5).execute())
    await addPayment(db, {
      ...{ status: 'declined', paid_at: null, response_code: '91', payment_form: 'card' },
      ...{ terminal_id: id, point_id: A, started_at: '2026-11-20T08:50:00.000Z' },
    });
}

beforeAll(async () => {
  // What is at no point is nobody's but the owner's; here there is no such thing.
  for (const table of ['terminals', 'transactions'] as const)
    await db
      .updateTable(table)
      .set({ point_id: A })
      .where('merchant_id', '=', ids.merchant)
      .where('point_id', 'is', null)
      .execute();
  await addWhatTellsApart();
  const own = await db.selectFrom('branches').select('id').where('merchant_id', '=', ids.merchant).execute();
  const others = own.map(({ id }) => id).filter((id) => id !== A && id !== B);
  const people: [Who, string, string, string[]][] = [
    ['at A', ids.pointDirector, '+380500000024', [A]],
    ['at B', ids.userToEdit, '+380500000021', [B]],
    ['at all others', ids.userForPhoto, '+380500000022', others],
    ['nowhere', ids.userWithPhoto, '+380500000023', []],
  ];
  for (const [who, id, phone, at] of people) {
    await giveAllTags(db, id);
    await placeAt(db, id, at);
    callers[who] = await signInWith(test.app, phone);
    points[who] = at;
  }
  callers.owner = await signInAs(test.app, 'owner');
  points.owner = null;
  const ofMerchant = { payments: db.selectFrom('transactions'), terminals: db.selectFrom('terminals') };
  payments = (await ofMerchant.payments.selectAll().where('merchant_id', '=', ids.merchant).execute()).map(
    (row) => ({ ...row, amount: Number(row.amount), refund_amount: Number(row.refund_amount) }),
  );
  terminals = await ofMerchant.terminals.selectAll().where('merchant_id', '=', ids.merchant).execute();
});

const seenBy = <One extends { point_id: string | null }>(who: Who, rows: readonly One[]) =>
  rows.filter(({ point_id }) => points[who]?.includes(point_id ?? '') ?? true);
const sum = (rows: readonly Payment[], of: (row: Payment) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
const within = (from: string, to: string) => (row: Payment) => row.date >= from && row.date <= to;
const isPaid = ({ paid_at }: Payment) => paid_at !== null;
const sumsOf = (rows: readonly Payment[]) => ({
  payments: rows.length,
  amount: sum(rows, (row) => row.amount),
  refund_amount: sum(rows, (row) => row.refund_amount),
});
const countBy = <One>(rows: readonly One[], key: (row: One) => string) =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([name, same]) => [name, same.length]));
const sortedSet = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].toSorted();

const period = { date_from: '2026-11-01', date_to: '2026-11-20' };
const reported = { date_from: '2026-11-01', date_to: '2026-11-10' };
const totalsOf = async (who: Who) =>
  (await call(test.app, transactionsOperations.getTransactionTotals, { query: period }, callers[who])).data;
const reportOf = async (who: Who) =>
  (await call(test.app, transactionsOperations.getSalesReport, { query: reported }, callers[who])).data;
const dashboardOf = async (who: Who) =>
  (await call(test.app, dashboardOperations.getDashboard, {}, callers[who])).data;

describe.each(everybody)('for who is %s', (who) => {
  it('totals of payments', async () => {
    const rows = seenBy(who, payments).filter(within(period.date_from, period.date_to));
    const { count, sums } = await totalsOf(who);
    const paid = sumsOf(rows.filter(isPaid));
    const refunded = sum(rows, (row) => row.refund_amount);
    expect(count).toBe(rows.length);
    expect(sums).toMatchObject({
      ...{ paid_count: paid.payments, amount: paid.amount, refund_amount: refunded },
      net_amount: paid.amount - refunded,
    });
    const byStatus = sums?.by_status.map((row) => [row.status, row.count]) ?? [];
    expect(Object.fromEntries(byStatus)).toEqual(countBy(rows, ({ status }) => status));
  });

  it('the report of sales, by points and with the days before', async () => {
    const { totals, previous, by_point, attempts, declines } = await reportOf(who);
    const own = seenBy(who, payments);
    const rows = own.filter(within(reported.date_from, reported.date_to));
    const paid = rows.filter(isPaid);
    expect(totals).toEqual(sumsOf(paid));
    expect(previous).toMatchObject(sumsOf(own.filter(within('2026-10-22', '2026-10-31')).filter(isPaid)));
    const named = by_point.map(({ point, ...sums }) => [point?.id, sums]);
    const grouped = [...Map.groupBy(paid, ({ point_id }) => point_id)];
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(grouped.map(([id, same]) => [id, sumsOf(same)])),
    );
    const cards = rows.filter(({ payment_form }) => payment_form !== 'cash');
    expect(attempts.approved).toBe(cards.filter(isPaid).length);
    const declined = rows.filter(({ status, response_code }) => status === 'declined' && response_code);
    expect(Object.fromEntries(declines.map((row) => [row.response_code, row.payments]))).toEqual(
      countBy(declined, ({ response_code }) => String(response_code)),
    );
  });

  it('the dashboard', async () => {
    const { terminals: figures, sales } = await dashboardOf(who);
    const fleet = seenBy(who, terminals).filter(({ status }) => status !== 'released');
    const { added = 0, active = 0, blocked = 0 } = countBy(fleet, ({ status }) => status);
    expect(figures).toMatchObject({ total: fleet.length, added, active, blocked });
    const actives = fleet.filter(({ status }) => status === 'active');
    expect(figures.unstable).toBe(actives.filter(({ is_unstable }) => is_unstable === 1).length);
    const { today, week, earlier, never, latest } = figures.offline;
    expect(figures.online + today + week + earlier + never).toBe(active);
    expect(never).toBe(actives.filter(({ online_until }) => online_until === '').length);
    for (const { id } of latest) expect(actives.map((one) => one.id)).toContain(id);
    const sold = (from: string) => {
      const rows = seenBy(who, payments).filter(within(from, kyivDay(NOW)));
      const paid = sumsOf(rows.filter(isPaid).filter(({ started_at }) => started_at < NOW));
      return { payments: paid.payments, amount: paid.amount - paid.refund_amount };
    };
    expect(sales.today).toMatchObject(sold('2026-11-20'));
    expect(sales.month).toMatchObject(sold('2026-11-01'));
  });

  it('patterns of declines', async () => {
    const since = new Date(Date.parse(NOW) - limits.window_minutes * 60_000).toISOString();
    const recent = seenBy(who, payments).filter(
      ({ started_at, payment_form }) => started_at >= since && started_at <= NOW && payment_form !== 'cash',
    );
    const declined = recent.filter(
      ({ status, response_code }) => status === 'declined' && response_code === '91',
    );
    const { data } = await call(test.app, transactionsOperations.getDeclinePatterns, {}, callers[who]);
    const found = data.items.find(({ response_code }) => response_code === '91');
    const places = (rows: readonly Payment[]) => new Set(rows.map(({ terminal_id }) => terminal_id)).size;
    const isPattern = places(declined) * 100 >= places(recent) * limits.min_terminals_percent;
    if (declined.length < limits.min_declines || !isPattern) expect(found).toBeUndefined();
    else
      expect(found).toMatchObject({
        ...{ declines: declined.length, amount: sumsOf(declined).amount },
        ...{ terminals: places(declined), active_terminals: places(recent) },
      });
    expect(found !== undefined).toBe(who === 'at A' || (who === 'owner' && isPattern));
  });

  it('statistics of somebody who works at B and sold at A, too', async () => {
    const { getUserStatistics, exportUserStatistics } = usersOperations;
    const params = { id: ids.user };
    const answer = await call(test.app, getUserStatistics, { params, query: reported }, callers[who]);
    if (who !== 'owner' && who !== 'at B') return expect(answer.code).toBe(codes.not_found.code);
    const rows = seenBy(who, payments).filter(within(reported.date_from, reported.date_to));
    const own = rows.filter((row) => isPaid(row) && row.cashier_id === ids.user);
    const { totals, by_point, by_day } = answer.data;
    expect(totals).toMatchObject(sumsOf(own));
    expect(totals.payments).toBeGreaterThan(0);
    expect(by_day.find(({ date }) => date === '2026-11-04')).toMatchObject({
      ...sumsOf(own.filter(({ date }) => date === '2026-11-04')),
      worked_minutes: who === 'owner' ? 118 : 59,
    });
    expect(sortedSet(by_point.map(({ point }) => point?.id ?? null))).toEqual(
      who === 'owner' ? expect.arrayContaining([A, B]) : [B],
    );
    const query = { ...reported, format: 'csv' as const };
    const file = await call(test.app, exportUserStatistics, { params, query }, callers[who]);
    const names = await db.selectFrom('branches').select(['id', 'name']).where('id', 'in', [A, B]).execute();
    for (const { id, name } of names)
      expect([id, file.bytes.toString().includes(name)]).toEqual([id, who === 'owner' || id === B]);
  });

  it('payments by whoever took them, wherever that person works', async () => {
    const query = { ...reported, cashier_id: [ids.user] };
    const { getTransactionTotals, listTransactionCashiers } = transactionsOperations;
    const { code, data } = await call(test.app, getTransactionTotals, { query }, callers[who]);
    const taken = (rows: readonly Payment[]) => rows.filter(({ cashier_id }) => cashier_id === ids.user);
    const rows = taken(seenBy(who, payments)).filter(within(reported.date_from, reported.date_to));
    const sees = who === 'owner' || who === 'at A' || who === 'at B';
    expect(code).toBe(sees ? codes.ok.code : codes.not_found.code);
    if (sees) expect(data.sums).toMatchObject({ amount: sumsOf(rows.filter(isPaid)).amount });
    const { items } = (await call(test.app, listTransactionCashiers, {}, callers[who])).data;
    expect(items.some(({ id }) => id === ids.user)).toBe(sees);
  });

  it('banks, companies and models to choose from', async () => {
    const { listTransactionBanks, listTransactionCompanies } = transactionsOperations;
    const rows = seenBy(who, payments);
    const banks = (await call(test.app, listTransactionBanks, {}, callers[who])).data.items;
    expect(sortedSet(banks.map(({ bank }) => bank))).toEqual(sortedSet(rows.map(({ bank }) => bank)));
    const companies = (await call(test.app, listTransactionCompanies, {}, callers[who])).data.items;
    expect(sortedSet(companies.map(({ company }) => company))).toEqual(
      sortedSet(rows.map(({ company }) => company)),
    );
    const fleet = seenBy(who, terminals).filter(({ status }) => status !== 'released');
    const models = await call(test.app, terminalsOperations.listTerminalModels, {}, callers[who]);
    expect(sortedSet(models.data.items.map(({ model }) => model))).toEqual(
      sortedSet(fleet.map(({ model }) => model)),
    );
    expect(banks.some(({ bank }) => bank === 'Банк А')).toBe(who === 'owner' || who === 'at A');
  });
});

it('what is seen at A, at B and at all others is what the owner sees', async () => {
  const added = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
  const figuresOf = async (who: Who) => {
    const [totals, { terminals: now, sales }, report] = [
      await totalsOf(who),
      await dashboardOf(who),
      await reportOf(who),
    ];
    return [
      ...[totals.count, totals.sums?.amount ?? 0, totals.sums?.refund_amount ?? 0],
      ...[now.total, now.online, now.unstable, now.settings_waiting, now.offline.today, now.offline.week],
      ...[sales.today.amount, sales.month.amount, sales.today.previous?.amount ?? 0],
      ...[sales.month.previous?.payments ?? 0, report.totals.amount, report.previous.amount],
      ...[report.attempts.decided, report.attempts.expired],
    ];
  };
  const each = await Promise.all(parts.map(figuresOf));
  const owners = await figuresOf('owner');
  expect(owners.map((_, n) => added(each.map((figures) => figures[n] ?? 0)))).toEqual(owners);
  expect(owners.filter((figure) => figure === 0).length).toBeLessThan(3);
  for (const figure of await figuresOf('nowhere')) expect(figure).toBe(0);
});
