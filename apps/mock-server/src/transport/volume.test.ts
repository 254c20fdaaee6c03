import { MAX_EXACT_TOTAL } from '@kasa/contracts/shared/paging';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { driver, idOf, shift, transport } from '../db/test-support/rows.ts';
import { startWorld } from './test-support/world.ts';

/** More than lists count exactly; all on shift but one. */
const MANY = MAX_EXACT_TOTAL + 2;
const FIRST = 100_000;

const world = await startWorld();
beforeAll(async () => {
  const { merchant, depot, route } = world.ours;
  const on = { merchant_id: merchant, branch_id: depot, route_id: route };
  const ids = Array.from({ length: MANY }, (_, n) => FIRST + n);
  const { db } = world.database;
  await bulkInsert(
    db,
    'transports',
    ids.map((n) => transport(n, { ...on, status: 'on_route' })),
  );
  await bulkInsert(
    db,
    'drivers',
    ids.map((n) => driver(n, { ...on, transport_id: idOf(n), tabulation_number: String(n) })),
  );
  const shifts = ids.slice(1).map((n) => {
    const opened_at = new Date(Date.UTC(2026, 10, 20) + n).toISOString();
    return shift(n, { merchant_id: merchant, driver_id: idOf(n), transport_id: idOf(n), opened_at });
  });
  await bulkInsert(db, 'shifts', shifts);
  // PostgreSQL's autovacuum would do it only a minute later.
  if (world.database.dialect === 'postgres') await sql`analyze`.execute(db);
}, 300_000);

const capped = { total: MAX_EXACT_TOTAL, total_capped: true, page_count: 1000 };
const vehicles = async (query: object) => (await world.call(ops.listTransports, { query })).data;
const drivers = async (query: object) => {
  const { data } = await world.call(ops.listDrivers, { query });
  return { ...data, ids: data.items.map((item) => item.id) };
};
const ids = (...offsets: number[]) => offsets.map((offset) => idOf(FIRST + offset));
const ten = (from: number, step = 1) => ids(...Array.from({ length: 10 }, (_, n) => from + n * step));

describe('a list longer than lists count', () => {
  it('says so, on the first page and on the deepest', async () => {
    const first = await vehicles({});
    expect(first).toMatchObject(capped);
    const last = await vehicles({ page: 1000 });
    expect(last).toMatchObject(capped);
    expect(last.items.map((item) => item.id)).toEqual(ten(9990));
    expect(last.items[0]?.driver?.id).toBe(idOf(FIRST + 9990));
  });

  it('holds drivers on shift in any order, and those who are not', async () => {
    expect(await drivers({ shift: 'open', sort: 'tabulation_number' })).toMatchObject({
      ...capped,
      ids: ten(1),
    });
    const oldest = await drivers({ shift: 'open', sort: 'session_open_time', page: 1000 });
    expect(oldest).toMatchObject({ ...capped, ids: ten(9991) });
    expect(await drivers({ shift: 'closed' })).toMatchObject({ total: 1, total_capped: false, ids: ids(0) });
    const latest = await drivers({ sort: '-session_open_time' });
    expect(latest).toMatchObject({ ...capped, ids: ten(MANY - 1, -1) });
  });
});

describe('a word that most rows of a long list contain', () => {
  it.each(['електрон', 'ел', 'а'])('is counted as far as lists count: %s', async (q) => {
    const found = await vehicles({ q });
    expect(found).toMatchObject(capped);
    expect(found.items).toHaveLength(10);
    expect(await vehicles({ q, route_id: world.ours.route, status: 'on_route' })).toMatchObject(capped);
  });

  it('is counted exactly where a filter leaves few of them, after every change', async () => {
    const query = { q: 'електрон', status: 'maintenance' };
    const total = async () => (await vehicles(query)).total;
    expect(await total()).toBe(0);
    const change = (status: 'maintenance' | 'on_route') =>
      world.database.db.updateTable('transports').set({ status }).where('id', 'in', ids(3, 9999)).execute();
    await change('maintenance');
    expect([await total(), (await vehicles({ ...query, page: 9 })).total]).toEqual([2, 2]);
    await change('on_route');
    expect(await total()).toBe(0);
  });

  it('is found among drivers, too, on shift or not', async () => {
    expect(await drivers({ name: 'бондаренко', shift: 'open' })).toMatchObject(capped);
    expect(await drivers({ name: 'бондаренко', shift: 'closed' })).toMatchObject({ total: 1, ids: ids(0) });
  });

  it('counts another merchant only its own', async () => {
    for (let n = 0; n < 12; n += 1) await world.addVehicle({}, world.theirs);
    const { data } = await world.call(ops.listTransports, { query: { q: 'електрон' } }, world.theirs.caller);
    expect(data).toMatchObject({ total_capped: false, page_count: 2 });
    expect(data.items).toHaveLength(10);
    expect(data.total).toBeGreaterThanOrEqual(12);
    expect(data.total).toBeLessThan(20);
  });
});
