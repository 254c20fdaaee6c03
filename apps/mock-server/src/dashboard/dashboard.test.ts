import { getDashboard } from '@kasa/contracts/dashboard/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { describe, expect, it } from 'vitest';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const figures = async (caller = owner) => (await call(test.app, getDashboard, {}, caller)).data;
const listed = async (query: object) =>
  (await call(test.app, terminalsOperations.listTerminals, { query }, owner)).data.total;
const dayOf = (back: number) => kyivDay(new Date(test.clock.now().getTime() - back * 86_400_000));

describe('the figures of terminals', () => {
  it('are those of the list under the same filter', async () => {
    const { terminals } = await figures();
    const active = { status: 'active' };
    const offline = { ...active, connectivity: 'offline' };
    expect(terminals).toMatchObject({
      total: await listed({}),
      added: await listed({ status: 'added' }),
      active: await listed(active),
      blocked: await listed({ status: 'blocked' }),
      online: await listed({ ...active, connectivity: 'online' }),
      unstable: await listed({ ...active, is_unstable: 'true' }),
      settings_waiting: await listed({ ...active, settings_taken: 'false' }),
      settings_waiting_capped: false,
    });
    const { today, week, earlier, never } = terminals.offline;
    expect(today).toBe(await listed({ ...offline, online_from: dayOf(0) }));
    expect(week).toBe(await listed({ ...offline, online_from: dayOf(6), online_to: dayOf(1) }));
    expect(earlier).toBe(await listed({ ...offline, online_to: dayOf(7) }));
    expect(today + week + earlier + never).toBe(await listed(offline));
    expect(terminals.online + today + week + earlier + never).toBe(terminals.active);
    expect(Math.min(terminals.active, terminals.online, today, week)).toBeGreaterThan(0);
  });

  it('count settings that were changed by a template, and those that are to be taken anew', async () => {
    const before = (await figures()).terminals.settings_waiting;
    const { database, clock } = test;
    const template = database.db
      .updateTable('terminal_templates')
      .set({ settings_changed_at: clock.nowIso() });
    await template.where('id', '=', exampleIds.terminalTemplate).execute();
    const withTemplate = (await figures()).terminals.settings_waiting;
    expect(withTemplate).toBeGreaterThan(before);
    const told = database.db.updateTable('terminals').set({ update_requested_at: clock.nowIso() });
    await told.where('id', '=', exampleIds.terminal).execute();
    expect((await figures()).terminals.settings_waiting).toBe(withTemplate + 1);
    expect(await listed({ status: 'active', settings_taken: 'false' })).toBe(withTemplate + 1);
  });

  it('name those that fell silent last, the latest first', async () => {
    const silent = new Date(test.clock.now().getTime() - 400_000).toISOString();
    const one = test.database.db.updateTable('terminals').set({ online_until: silent, is_unstable: 1 });
    await one.where('id', '=', exampleIds.terminal).execute();
    const { terminals } = await figures();
    expect(terminals.unstable).toBeGreaterThan(0);
    const { latest } = terminals.offline;
    expect(latest[0]).toMatchObject({
      id: exampleIds.terminal,
      point: { id: exampleIds.point },
      last_online_at: silent,
      is_unstable: true,
    });
    expect(latest).toHaveLength(6);
    const moments = latest.map(({ last_online_at }) => last_online_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('follow the clock: an hour later without a sign, nobody is online', async () => {
    const { terminals } = await figures();
    await test.database.db
      .updateTable('terminals')
      .set({ online_until: test.clock.nowIso() })
      .where('online_until', '>', test.clock.nowIso())
      .execute();
    test.clock.travelTo(new Date(test.clock.now().getTime() + 3_600_000), true);
    const later = await figures(await signInAs(test.app, 'owner'));
    expect(later.terminals).toMatchObject({ active: terminals.active, online: 0 });
  });
});

describe('the figures of sales', () => {
  interface Paid {
    readonly date: string;
    readonly started_at: string;
    readonly amount: number;
    readonly refund_amount: number;
  }
  const paid = async (): Promise<Paid[]> =>
    test.database.db
      .selectFrom('transactions')
      .select(['date', 'started_at', 'amount', 'refund_amount'])
      .where('merchant_id', '=', exampleIds.merchant)
      .where('paid_at', 'is not', null)
      .execute();
  const sums = (some: readonly Paid[]) => ({
    amount: some.reduce((sum, { amount, refund_amount }) => sum + amount - refund_amount, 0),
    payments: some.length,
  });

  it('are what was paid today and this month, less what was paid back; and yesterday up to now', async () => {
    const { sales, at } = await figures();
    const all = await paid();
    const today = kyivDay(at);
    expect(sales.today).toMatchObject({
      from: today,
      ...sums(all.filter(({ date, started_at }) => date === today && started_at < at)),
    });
    const yesterday = dayOf(1);
    const to = sales.today.previous?.to ?? '';
    expect(sales.today.previous).toEqual({
      from: yesterday,
      to: new Date(test.clock.now().getTime() - 86_400_000).toISOString(),
      ...sums(all.filter(({ date, started_at }) => date === yesterday && started_at < to)),
    });
    const first = `${today.slice(0, 8)}01`;
    expect(sales.month).toMatchObject({
      from: first,
      ...sums(all.filter(({ date, started_at }) => date >= first && started_at < at)),
    });
    expect(sales.month.payments).toBeGreaterThan(sales.today.payments);
  });

  it('have nothing to compare with where the first payment came later than the period before began', async () => {
    const { db } = test.database;
    const first = (await paid()).map(({ date }) => date).toSorted()[0] ?? '';
    const { sales } = await figures();
    expect(sales.month.previous === null).toBe(first > '2026-10-01');
    await db
      .updateTable('transactions')
      .set({ date: '2026-10-01', started_at: '2026-10-01T09:00:00.000Z' })
      .where('date', '=', first)
      .execute();
    const compared = (await figures()).sales.month.previous;
    expect(compared).toMatchObject({ from: '2026-10-01', to: '2026-10-20T08:00:00.000Z' });
    expect(compared?.payments).toBeGreaterThan(0);
  });
});

it('another merchant has figures of its own', async () => {
  const own = await figures();
  const others = await figures(await signInWith(test.app, '+380500000011'));
  expect(others.terminals.total).not.toBe(own.terminals.total);
});

it('they are for those who may see reports alone', async () => {
  const answer = await call(test.app, getDashboard, {}, await signInAs(test.app, 'cashier'));
  expect(answer).toMatchObject({ code: -5, details: { permission: 'reports_view' } });
});
