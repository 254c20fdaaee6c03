import type { EventEntity } from '@kasa/contracts/events/events';
import { setMockClock } from '@kasa/contracts/mock/operations';
import { makeMockPayment } from '@kasa/contracts/mock/payments';
import { listMockSimulators, type SimulatorProfile, setMockSimulator } from '@kasa/contracts/mock/simulators';
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
const ordinary = 'ordinary' as SimulatorProfile;
const simulate = (
  minutes: number,
  { from = 0, seed = 'kasa-1', of = merchant, profile = ordinary, hours = 0 } = {},
) => {
  const at = (minute: number) => after(minute + 60 * hours);
  const { db } = test.database;
  return simulatePayments({ db, merchantId: of, seed, profile, after: at(from), upTo: at(minutes) });
};
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
    // Then the register of its point makes the receipt.
    const steps = ['transaction.created', 'register_shift.changed', 'transaction.changed'];
    expect(told.map(({ type }) => type).slice(0, 3)).toEqual(steps);
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

describe('profiles of simulated payments', () => {
  it('an evening peak: several times more from 17 to 21, few at night, more at weekends', async () => {
    // 11 o'clock on a Friday in Kyiv, 18 o'clock, 3 o'clock at night, and Saturday at 18 o'clock.
    const [late, evening, night, saturday] = [0, 7, 16, 31];
    const made = async (hours: number) => simulate(10, { hours, profile: 'evening_peak' });
    const [morning, peak, asleep, weekend] = [
      await made(late),
      await made(evening),
      await made(night),
      await made(saturday),
    ];
    expect(peak).toBeGreaterThan(2.5 * morning);
    expect(asleep).toBeLessThan(morning / 2);
    expect(weekend).toBeGreaterThan(1.15 * peak);
    const rows = await fresh();
    expect(rows).toHaveLength(morning + peak + asleep + weekend);
    for (const { ended_at } of rows.slice(morning, morning + peak))
      expect(String(ended_at) <= after(7 * 60 + 10).toISOString()).toBe(true);
  });

  it('a bank down: its cards are declined with 91, others are not, and there is a pattern', async () => {
    await test.database.db
      .updateTable('terminals')
      .set({ online_until: after(90).toISOString() })
      .execute();
    const made = await simulate(60, { profile: 'bank_down' });
    const rows = (await fresh()).slice(-made);
    const silent = rows.filter(({ response_code }) => response_code === '91');
    const counts = Map.groupBy(silent, ({ bank }) => bank);
    const [[bank, declined]] = [...counts].sort(([, one], [, other]) => other.length - one.length) as [
      [string, typeof rows],
    ];
    expect(declined.length).toBeGreaterThan(40);
    expect(rows.filter((row) => row.bank === bank).every((row) => row.status === 'declined')).toBe(true);
    const others = rows.filter((row) => row.bank !== bank);
    expect(others.filter(({ status }) => status === 'approved').length).toBeGreaterThan(0.9 * others.length);
    for (const row of declined) expect([row.paid_at, row.fiscal_number]).toEqual([null, null]);
    for (const { ended_at } of rows) expect(String(ended_at) <= after(60).toISOString()).toBe(true);
    // A declined card is tried at other terminals.
    const cards = Map.groupBy(declined, ({ card_mask }) => card_mask);
    for (const tries of cards.values()) expect(tries.length).toBeGreaterThanOrEqual(3);
    test.clock.travelTo(after(60), true);
    const patterns = await call(test.app, ops.getDeclinePatterns, {}, await signInAs(test.app, 'owner'));
    expect(patterns.data.items.map(({ response_code }) => response_code)).toEqual(['91']);
  });

  it('a bank down is the same bank and the same payments under the same seed, however time is cut', async () => {
    const known = async () =>
      (await fresh()).map(({ id, bank, status, response_code }) => [id, bank, status, response_code]);
    await simulate(6, { profile: 'bank_down' });
    const whole = await known();
    await test.reset();
    for (let minute = 0; minute < 6; minute += 0.5)
      await simulate(minute + 0.5, { from: minute, profile: 'bank_down' });
    expect(await known()).toEqual(whole);
    expect(await simulate(6, { profile: 'bank_down' })).toBe(0);
  });

  it('are told, ordinary unless asked for, and are of payments only', async () => {
    const turn = async (name: 'payments' | 'connectivity', profile?: SimulatorProfile) => {
      const body = { is_on: true, merchant_id: merchant, ...(profile && { profile }) };
      return (await call(test.app, setMockSimulator, { params: { name }, body })).data.profile;
    };
    expect(await turn('payments')).toBe('ordinary');
    expect(await turn('payments', 'bank_down')).toBe('bank_down');
    expect(await turn('connectivity', 'bank_down')).toBe('ordinary');
    const { items } = (await call(test.app, listMockSimulators)).data;
    expect(items.map(({ profile }) => profile)).toEqual(['ordinary', 'bank_down']);
    for (const name of ['payments', 'connectivity'] as const)
      await call(test.app, setMockSimulator, {
        params: { name },
        body: { is_on: false, merchant_id: null },
      });
  });
});
