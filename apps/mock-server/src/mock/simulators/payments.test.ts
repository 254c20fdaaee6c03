import type { EventEntity } from '@kasa/contracts/events/events';
import { setMockClock } from '@kasa/contracts/mock/operations';
import { makeMockPayment } from '@kasa/contracts/mock/payments';
import { setMockSimulator } from '@kasa/contracts/mock/simulators';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../../auth/seed.ts';
import { type BodyFor, call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { TEST_NOW } from '../../http/test-support/test-now.ts';
import { simulatePayments } from './payments.ts';

const test = await startFreshApp();
const { merchant } = exampleIds;
const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const simulate = (minutes: number, { from = 0, seed = 'kasa-1', of = merchant } = {}) =>
  simulatePayments({ db: test.database.db, merchantId: of, seed, after: after(from), upTo: after(minutes) });
const fresh = (of = merchant) =>
  test.database.db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_id', '=', of)
    .where('started_at', '>', after(-2).toISOString())
    .orderBy('started_at')
    .execute();

describe('a payment on request', () => {
  const owner = () => signInAs(test.app, 'owner');
  const pay = (body: BodyFor<typeof makeMockPayment>) => call(test.app, makeMockPayment, { body });
  const read = async (query: object) =>
    (await call(test.app, ops.listTransactions, { query }, await owner())).data;

  it.each([true, false])('is approved and told, in cash: %s', async (in_cash) => {
    const { data } = await pay({ number: 'S1100281', amount: 12_300, in_cash });
    const [payment] = (await read({ terminal_id: exampleIds.terminalWithCash })).items;
    expect(payment).toMatchObject({
      id: data.transaction_id,
      status: 'approved',
      amount: 12_300,
      payment_form: in_cash ? 'cash' : 'card',
      response_code: in_cash ? null : '00',
    });
    expect([payment?.bank === null, payment?.card_mask === null, payment?.rrn === null]).toEqual(
      Array(3).fill(in_cash),
    );
    const told = await test.database.db.selectFrom('events').select('type').execute();
    expect(told.map(({ type }) => type)).toEqual(['transaction.created']);
  });

  it('is made at an active terminal only', async () => {
    for (const number of ['S1999999', 'S1100105']) {
      expect((await pay({ number, amount: 100, in_cash: false })).code).toBe(-6);
    }
  });
});

describe('simulated payments', () => {
  it('are made as time passes, told as they happen, and the list has them', async () => {
    const made = await simulate(10);
    expect(made).toBeGreaterThan(15);
    expect(made).toBeLessThan(45);
    const rows = await fresh();
    expect(rows).toHaveLength(made);
    for (const { started_at, ended_at, date, order_id } of rows) {
      expect(started_at >= after(-1).toISOString() && String(ended_at) <= after(10).toISOString()).toBe(true);
      expect([date, order_id.slice(0, 7)]).toEqual(['2026-11-20', '261120-']);
    }
    const told = await test.database.db
      .selectFrom('events')
      .select(['type', 'data'])
      .orderBy('number')
      .execute();
    const payments = told.filter(({ type }) => type === 'transaction.created');
    type Told = Extract<EventEntity, { type: 'transaction.created' }>['data'];
    const ids = payments.map(({ data }) => (JSON.parse(data) as Told).transaction_id);
    expect(ids).toEqual(rows.map(({ id }) => id));
    test.clock.travelTo(after(10), true);
    const { data } = await call(test.app, ops.listTransactions, {}, await signInAs(test.app, 'owner'));
    expect(data.items[0]?.id).toBe(rows.at(-1)?.id);
  });

  it('are the same ones under the same seed, however time is cut, and others under another', async () => {
    await simulate(7);
    const whole = (await fresh()).map(({ id, amount, payment_form }) => [id, amount, payment_form]);
    await test.reset();
    for (let minute = 0; minute < 7; minute += 0.25) await simulate(minute + 0.25, { from: minute });
    expect((await fresh()).map(({ id, amount, payment_form }) => [id, amount, payment_form])).toEqual(whole);
    await test.reset();
    await simulate(7, { seed: 'another' });
    expect((await fresh()).map(({ id }) => id)).not.toEqual(whole.map(([id]) => id));
  });

  it('are made once, whoever makes them at the same time, or again after the clock was set back', async () => {
    const counts = await Promise.all([simulate(10), simulate(10), simulate(10)]);
    const made = counts.reduce((sum, count) => sum + count);
    const rows = await fresh();
    expect(rows).toHaveLength(made);
    expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(made);
    expect(await simulate(10)).toBe(0);
    expect(await fresh()).toEqual(rows);
  });

  it('are signs of life: a terminal that was off line is on line with its payment', async () => {
    const { db } = test.database;
    const silent = { online_until: after(-60).toISOString(), side: 'offline' } as const;
    await db.updateTable('terminals').set(silent).where('merchant_id', '=', merchant).execute();
    await simulate(1);
    const [payment] = await fresh();
    const one = db.selectFrom('terminals').select(['online_until', 'side']);
    const terminal = await one.where('id', '=', String(payment?.terminal_id)).executeTakeFirstOrThrow();
    expect(terminal.side).toBe('online');
    expect(terminal.online_until >= String(payment?.ended_at)).toBe(true);
  });

  it('put cash into terminals, which can be taken out', async () => {
    const owner = await signInAs(test.app, 'owner');
    const { db } = test.database;
    // Only the kiosk remains for payments.
    const others = db.updateTable('terminals').set({ status: 'blocked' }).where('merchant_id', '=', merchant);
    await others.where('id', '!=', exampleIds.terminalWithCash).execute();
    const params = { id: exampleIds.terminalWithCash };
    const inside = async () =>
      (await call(test.app, ops.getTerminalCash, { params }, owner)).data.inside_amount;
    const before = await inside();
    await simulate(10);
    const rows = await fresh();
    const cash = rows.filter(({ payment_form }) => payment_form === 'cash');
    expect(cash.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ terminal_id }) => terminal_id))).toEqual(new Set([params.id]));
    expect(await inside()).toBe(before + cash.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('are switched on and off, and go by the clock', async () => {
    const turn = (is_on: boolean) =>
      call(test.app, setMockSimulator, {
        params: { name: 'payments' },
        body: { is_on, merchant_id: merchant },
      });
    const travel = (minutes: number) =>
      call(test.app, setMockClock, {
        body: { now: after(minutes).toISOString(), advance_seconds: 0, frozen: true },
      });
    await travel(10);
    expect(await fresh()).toEqual([]);
    await turn(true);
    await travel(20);
    const rows = await fresh();
    expect(rows.length).toBeGreaterThan(15);
    expect((await turn(false)).data).toMatchObject({ name: 'payments', is_on: false });
    await travel(30);
    expect(await fresh()).toHaveLength(rows.length);
  });

  it('are nobody’s while there is nobody to pay at, and touch no other merchant', async () => {
    const { db } = test.database;
    await simulate(5, { of: secondMerchant.id });
    expect(await fresh()).toEqual([]);
    expect((await fresh(secondMerchant.id)).length).toBeGreaterThan(0);
    await db.updateTable('terminals').set({ status: 'blocked' }).execute();
    expect(await simulate(20)).toBe(0);
  });
});
