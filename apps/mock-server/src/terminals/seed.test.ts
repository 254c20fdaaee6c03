import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { SomeTerminalSettings } from '@kasa/contracts/terminals/settings';
import { parseActivationCode, parseTerminalNumber } from '@kasa/contracts/terminals/terminal-number';
import { expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import type { Row } from '../db/schema.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { createMerchant } from '../mock/merchant.ts';
import { DEFAULT_SEED } from '../mock/seed-plan.ts';
import { publishConnectivityChanges } from './connectivity.ts';
import { demoActivationCode } from './seed/devices.ts';

const test = await startFreshApp();

const terminalsOf = (merchant: string) =>
  test.database.db
    .selectFrom('terminals')
    .selectAll()
    .where('merchant_id', '=', merchant)
    .orderBy('number')
    .execute();
const shares = (rows: readonly Row<'terminals'>[], field: 'kind' | 'status') =>
  Object.fromEntries(
    [...Map.groupBy(rows, (row) => row[field])].map(([value, some]) => [value, some.length]),
  );

it('there are 400 terminals of all kinds and states, and 30 of the other merchant', async () => {
  const rows = await terminalsOf(exampleIds.merchant);
  expect(rows).toHaveLength(400);
  const kinds = shares(rows, 'kind');
  for (const kind of ['acquiring', 'ptks', 'transport', 'offline', 'ecomm']) {
    expect(kinds[kind]).toBeGreaterThanOrEqual(25);
  }
  const states = shares(rows, 'status');
  for (const state of ['added', 'blocked']) expect(states[state]).toBeGreaterThan(8);
  expect(states.active).toBeGreaterThan(320);
  expect(await terminalsOf(secondMerchant.id)).toHaveLength(30);
});

it('numbers are as people read them, and what happened to a terminal happened in order', async () => {
  for (const row of await terminalsOf(exampleIds.merchant)) {
    expect(parseTerminalNumber(row.number)).toBe(row.number);
    expect(parseActivationCode(demoActivationCode(row.number))).toBe(demoActivationCode(row.number));
    expect(SomeTerminalSettings.safeParse(JSON.parse(row.settings)).error).toBeUndefined();
    expect(row.activated_at === '').toBe(row.status === 'added');
    if (row.online_until === '') {
      expect([row.last_started_at, row.settings_taken_at]).toEqual([null, null]);
      continue;
    }
    expect(row.status).not.toBe('added');
    const order = [row.created_at, row.activated_at, String(row.last_started_at), row.online_until];
    expect(order).toEqual(order.toSorted());
  }
});

it('of each merchant one was activated and never heard of, and one is unstable and stays so for the day', async () => {
  const { db } = test.database;
  const later = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
  await publishConnectivityChanges(db, later);
  for (const merchant of [exampleIds.merchant, secondMerchant.id]) {
    const rows = (await terminalsOf(merchant)).filter(({ status }) => status === 'active');
    expect(rows.filter(({ online_until }) => online_until === '')).toHaveLength(1);
    expect(rows.filter(({ is_unstable }) => is_unstable === 1)).toHaveLength(1);
    const never = rows.find(({ online_until }) => online_until === '')?.id ?? '';
    const paid = db.selectFrom('transactions').select('id').where('terminal_id', '=', never);
    expect(await paid.execute()).toEqual([]);
  }
});

it('a vehicle says which terminal is on board, also of a merchant that is made later', async () => {
  const { db } = test.database;
  const later = await createMerchant(db, { seed: DEFAULT_SEED, now: test.clock.now() });
  const next = await createMerchant(db, { seed: DEFAULT_SEED, now: test.clock.now() });
  const numbers = new Set<string>();
  for (const merchant of [exampleIds.merchant, secondMerchant.id, later.merchant_id, next.merchant_id]) {
    const rows = await terminalsOf(merchant);
    for (const { number } of rows) numbers.add(number);
    const vehicles = await db
      .selectFrom('transports')
      .select(['id', 'terminal_num'])
      .where('merchant_id', '=', merchant)
      .where('terminal_num', 'is not', null)
      .execute();
    const onBoard = rows.filter(({ vehicle_id }) => vehicle_id !== null);
    expect(onBoard.map(({ vehicle_id: id, number: terminal_num }) => ({ id, terminal_num }))).toEqual(
      expect.arrayContaining(vehicles),
    );
    expect(onBoard).toHaveLength(vehicles.length);
  }
  expect(numbers.size).toBe(400 + 30 + 400 + 400);
});
