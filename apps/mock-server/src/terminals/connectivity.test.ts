import type { EventEntity } from '@kasa/contracts/events/events';
import { getTerminal, listTerminals } from '@kasa/contracts/terminals/operations/terminals';
import { describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { inTransaction } from '../db/transaction.ts';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { markOnline, moveOnlineUntil, publishConnectivityChanges } from './connectivity.ts';

const test = await startFreshApp();
const { params } = getTerminal.example as { params: { id: string } };
const { id } = params;

type Told = Extract<EventEntity, { type: 'terminal.connectivity' }>['data'];

const owner = signInBeforeEach(test.app, 'owner');

const merchant = firstMerchant.id;
const now = () => test.clock.nowIso();
const pass = (minutes: number) => test.clock.advance(minutes * 60);
const look = () => publishConnectivityChanges(test.database.db, now());
const hear = (ids = [id]) => inTransaction(test.database.db, (tx) => markOnline(tx, merchant, ids, now()));
const silence = (ids = [id]) =>
  inTransaction(test.database.db, (tx) => moveOnlineUntil(tx, merchant, ids, 'back', now()));
async function flap(): Promise<void> {
  await silence();
  pass(5.1);
  await look();
  await hear();
}
async function told(): Promise<Told[]> {
  const rows = await test.database.db.selectFrom('events').select('data').orderBy('number').execute();
  return rows.map(({ data }) => JSON.parse(data) as Told);
}
const sides = async () =>
  (await told()).map(({ connectivity, is_unstable }) => `${connectivity}${is_unstable ? ' unstable' : ''}`);

describe('connectivity', () => {
  it('is told when a terminal has said nothing for more than five minutes, and at once when it is back', async () => {
    await look();
    expect(await told()).toEqual([]);
    const silentAt = now();
    await silence();
    pass(5);
    await look();
    expect(await told()).toEqual([]);
    pass(0.01);
    await look();
    await look();
    const terminal = { terminal_id: id, number: 'S1100101', name: 'Каса 1', is_unstable: false };
    const offline = { ...terminal, connectivity: 'offline', last_online_at: silentAt };
    expect(await told()).toEqual([offline]);
    pass(20);
    await hear();
    await hear();
    expect(await told()).toEqual([offline, { ...terminal, connectivity: 'online', last_online_at: now() }]);
    const { data } = await call(test.app, getTerminal, { params }, owner);
    expect(data).toMatchObject({
      connectivity: 'online',
      last_online_at: now(),
      is_unstable: false,
      version: 1,
    });
  });

  it('is what the list says, too, at every moment', async () => {
    await silence();
    pass(6);
    await look();
    const query = { connectivity: 'offline', q: 'S1100101' };
    const { data } = await call(test.app, listTerminals, { query }, owner);
    expect(data.items.map((one) => [one.id, one.connectivity])).toEqual([[id, 'offline']]);
  });

  it('of one that changes sides too often is told once more, and then not until it stays for ten minutes', async () => {
    for (let n = 0; n < 2; n += 1) await flap();
    expect(await sides()).toEqual(['offline', 'online', 'offline', 'online']);
    await flap();
    await flap();
    expect((await sides()).slice(4)).toEqual(['offline unstable']);
    const { data } = await call(test.app, getTerminal, { params }, owner);
    expect(data).toMatchObject({ is_unstable: true, connectivity: 'online' });
    pass(9.9);
    await hear();
    await look();
    expect(await sides()).toHaveLength(5);
    pass(0.2);
    await look();
    expect((await sides()).slice(5)).toEqual(['online']);
    expect((await call(test.app, getTerminal, { params }, owner)).data.is_unstable).toBe(false);
  });

  it('of one that settles off line is told that it is there', async () => {
    for (let n = 0; n < 3; n += 1) await flap();
    await silence();
    pass(5.1);
    await look();
    pass(9.8);
    await look();
    expect((await sides()).slice(4)).toEqual(['offline unstable']);
    pass(0.2);
    await look();
    expect((await sides()).slice(5)).toEqual(['offline']);
  });

  it('may change four times in half an hour, and again later: that is not too often', async () => {
    for (let n = 0; n < 6; n += 1) {
      await flap();
      pass(10);
      await hear();
    }
    expect(await sides()).toEqual(Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? 'offline' : 'online')));
  });

  it('of very many at once is found, each told once, whoever looks at the same time', async () => {
    const own = test.database.db.selectFrom('terminals').select(['id', 'merchant_id']);
    const all = await own.where('side', '=', 'online').where('is_unstable', '=', 0).execute();
    const before = now();
    await test.database.db
      .updateTable('terminals')
      .set({ online_until: before })
      .where('side', '=', 'online')
      .execute();
    pass(6);
    await Promise.all([look(), look(), look()]);
    const events = await test.database.db.selectFrom('events').select(['merchant_id', 'data']).execute();
    expect(all.length).toBeGreaterThan(300);
    const ids = events.map(({ data }) => (JSON.parse(data) as Told).terminal_id);
    expect(ids.toSorted()).toEqual(all.map((one) => one.id).toSorted());
    for (const whose of [merchant, secondMerchant.id]) {
      const count = (rows: { merchant_id: string }[]) =>
        rows.filter((one) => one.merchant_id === whose).length;
      expect(count(events)).toBe(count(all));
    }
  });

  it('of another merchant’s terminal is nothing that one can say anything about', async () => {
    const theirs = { merchant_id: secondMerchant.id, side: 'online' } as const;
    const one = test.database.db.selectFrom('terminals').selectAll();
    const before = await one
      .where('merchant_id', '=', theirs.merchant_id)
      .where('side', '=', theirs.side)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    pass(2000);
    await hear([before.id]);
    await silence([before.id]);
    expect(await one.where('id', '=', before.id).executeTakeFirstOrThrow()).toEqual(before);
    expect(await told()).toEqual([]);
  });
});
