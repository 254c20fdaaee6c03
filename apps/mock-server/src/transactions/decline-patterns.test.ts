import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { declinePatternThresholds as limits } from '@kasa/contracts/transactions/decline-patterns';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { addPayment } from './test-support/payments.ts';

const test = await startFreshApp();
// Nothing happened but what a test says.
beforeEach(() => {
  test.clock.advance(3 * 3_600);
});
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;
const terminals = [ids.terminal, ids.terminalToEdit, ids.terminalWithCash, ids.terminalToActivate];

const minutesAgo = (minutes: number, ms = 0) =>
  new Date(test.clock.now().getTime() - minutes * 60_000 + ms).toISOString();
const patterns = async (caller = owner) =>
  (await call(test.app, ops.getDeclinePatterns, {}, caller)).data.items;

const card = { payment_form: 'card' } as const;
const decline = (n: number, minutes: number, response_code = '91', more = {}) =>
  addPayment(db, {
    ...{ ...card, status: 'declined', paid_at: null, response_code },
    ...{ terminal_id: terminals[n] as string, started_at: minutesAgo(minutes) },
    ...more,
  });
const approve = (n: number, minutes = 5, more = {}) =>
  addPayment(db, {
    ...{ ...card, terminal_id: terminals[n] as string, started_at: minutesAgo(minutes) },
    ...more,
  });

describe('a pattern of declines', () => {
  it('says on how many terminals, since when and what to do, and its payments are in the list', async () => {
    await decline(0, 20);
    await decline(1, 15);
    await decline(1, 4);
    await decline(2, 3);
    await approve(3);
    await approve(0);
    expect(await patterns()).toEqual([
      {
        response_code: '91',
        response: 'Банк не відповідає. Спробуйте пізніше',
        response_advice: 'Повторіть оплату за хвилину або візьміть іншу картку чи готівку.',
        cause: 'network',
        terminals: 3,
        active_terminals: 4,
        declines: 4,
        amount: 40_000,
        since: minutesAgo(20),
      },
    ]);
    const behind = { status: ['declined' as const], response_code: ['91'], started_from: minutesAgo(20) };
    const { data } = await call(test.app, ops.getTransactionTotals, { query: behind }, owner);
    expect([data.count, data.sums?.by_status[0]?.amount]).toEqual([4, 40_000]);
  });

  it(`takes ${limits.min_declines} declines`, async () => {
    await decline(0, 9);
    await decline(1, 8);
    expect(await patterns()).toEqual([]);
    await decline(1, 7);
    expect(await patterns()).toMatchObject([{ declines: 3 }]);
  });

  it(`takes ${limits.min_active_terminals} terminals with payments, of which cash is none`, async () => {
    for (const minutes of [9, 8, 7]) await decline(0, minutes);
    await approve(1, 5, { payment_form: 'cash' });
    expect(await patterns()).toEqual([]);
    await approve(1);
    expect(await patterns()).toMatchObject([{ terminals: 1, active_terminals: 2 }]);
  });

  it(`takes ${limits.min_terminals_percent} % of them`, async () => {
    for (const minutes of [9, 8, 7]) await decline(0, minutes);
    await approve(1);
    await approve(2);
    expect(await patterns()).toEqual([]);
    await decline(1, 6);
    expect(await patterns()).toMatchObject([{ terminals: 2, active_terminals: 3 }]);
  });

  it(`is of the last ${limits.window_minutes} minutes`, async () => {
    await decline(0, limits.window_minutes, '91', { started_at: minutesAgo(limits.window_minutes, -1) });
    await decline(0, 9);
    await decline(1, 8);
    expect(await patterns()).toEqual([]);
    await decline(0, limits.window_minutes);
    expect(await patterns()).toMatchObject([{ declines: 3, since: minutesAgo(limits.window_minutes) }]);
  });

  it('is none where it lies with customers and their cards, or where another code came', async () => {
    for (const n of [0, 1, 2]) await decline(n, 9, '51');
    await decline(0, 9, '96');
    await decline(1, 9, '92');
    await decline(2, 9, '91');
    expect(await patterns()).toEqual([]);
  });

  it('comes before one on fewer terminals', async () => {
    for (const n of [0, 1, 2, 3]) await decline(n, 9, '05');
    for (const n of [0, 1]) for (const minutes of [8, 7, 6]) await decline(n, minutes, '91');
    expect((await patterns()).map(({ response_code }) => response_code)).toEqual(['05', '91']);
  });

  it('is of no other merchant', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    for (const n of [0, 1, 2]) await decline(n, 9);
    expect(await patterns(stranger)).toEqual([]);
    expect(await patterns()).toHaveLength(1);
  });
});
