import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { searchColumn } from '../db/search.ts';
import { route as routeRow, transport as transportRow } from '../db/test-support/rows.ts';
import { sortKey } from '../db/text.ts';
import { startWorld } from './test-support/world.ts';

const VEHICLES = 25;
const world = await startWorld();

const driverNamed = (name: string) => ({
  name,
  name_key: sortKey(name),
  search: searchColumn('drivers', name),
});

beforeAll(async () => {
  const { merchant, depot, route } = world.ours;
  const rows = Array.from({ length: VEHICLES }, (_, n) => ({
    ...transportRow(2000 + n, { transport_num: String(n + 1) }),
    ...{ merchant_id: merchant, branch_id: depot, route_id: n < 12 ? route : null, drive_time: n % 3 },
  }));
  await bulkInsert(world.database.db, 'transports', rows);
});

const list = async (query: object) => (await world.call(ops.listTransports, { query })).data;
const numbers = async (query: object) => (await list(query)).items.map((item) => item.transport_num);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

describe('paging', () => {
  it('answers the first ten by default, in the default order', async () => {
    const page = await list({});
    expect(page.items.map((item) => item.transport_num)).toEqual(upTo(1, 10));
    expect(page).toMatchObject({ page: 1, per_page: 10, total: 25, total_capped: false, page_count: 3 });
  });

  it.each([
    [{ page: 3 }, upTo(21, 25)],
    [{ page: 2, perPage: 20 }, upTo(21, 25)],
    [{ page: 4 }, []],
    [{ page: 1000 }, []],
  ])('%j', async (query, expected) => {
    const page = await list(query);
    expect(page.items.map((item) => item.transport_num)).toEqual(expected);
    expect(page).toMatchObject({ page: query.page, total: 25 });
  });
});

describe('order', () => {
  it('puts 2 before 10, in both directions', async () => {
    expect(await numbers({ perPage: 20, sort: 'transport_num' })).toEqual(upTo(1, 20));
    expect(await numbers({ perPage: 20, sort: '-transport_num' })).toEqual(upTo(6, 25).toReversed());
  });

  it.each(['drive_time', 'name', 'next_to_date', 'created_at'])('breaks ties of %s by id', async (field) => {
    const walk = async (sort: string) => [
      ...(await list({ sort, perPage: 20 })).items,
      ...(await list({ sort, perPage: 20, page: 2 })).items,
    ];
    const up = (await walk(field)).map((item) => item.id);
    expect(new Set(up).size).toBe(25);
    expect((await walk(`-${field}`)).map((item) => item.id)).toEqual(up.toReversed());
    const ties = Map.groupBy(await walk(field), (item) => item[field as 'drive_time']);
    for (const items of ties.values()) {
      const ids = items.map((item) => item.id);
      expect(ids).toEqual(ids.toSorted());
    }
  });

  it('puts routes without a measured speed last, whichever the direction', async () => {
    const speeds = [null, 20, 5.5, null, 12];
    const rows = speeds.map((avg_speed, n) =>
      routeRow(3000 + n, { avg_speed, city: 'Ґ', name: `Міра ${n}` }),
    );
    await bulkInsert(world.database.db, 'routes', rows);
    const order = async (sort: string) =>
      (await world.call(ops.listRoutes, { query: { q: 'міра', sort } })).data.items.map(
        (item) => item.avg_speed,
      );
    expect(await order('avg_speed')).toEqual([5.5, 12, 20, null, null]);
    expect(await order('-avg_speed')).toEqual([20, 12, 5.5, null, null]);
  });

  it('puts drivers who are not on shift last, whichever the direction, on every page', async () => {
    const route_id = world.theirs.route;
    const drivers: string[] = [];
    for (let n = 0; n < 23; n += 1) drivers.push(await world.addDriver({ route_id }, world.theirs));
    const onShift = drivers.filter((_, n) => n % 2 === 0);
    for (const [n, id] of onShift.entries()) {
      world.clock.advance(n);
      const body = { transport_id: await world.addVehicle({}, world.theirs), route_id: null };
      await world.call(ops.openShift, { params: { id }, body }, world.theirs.caller);
    }
    const resting = drivers.filter((id) => !onShift.includes(id));
    const walk = async (query: object) => {
      const ids: string[] = [];
      for (let page = 1; page <= 3; page += 1) {
        const answer = await world.call(ops.listDrivers, { query: { ...query, page } }, world.theirs.caller);
        expect(answer.data).toMatchObject({ total: 23, page_count: 3, total_capped: false });
        ids.push(...answer.data.items.map((item) => item.id));
      }
      return ids;
    };
    expect(await walk({ sort: 'session_open_time' })).toEqual([...onShift, ...resting]);
    expect(await walk({ sort: '-session_open_time' })).toEqual([
      ...onShift.toReversed(),
      ...resting.toReversed(),
    ]);
    expect((await walk({ sort: 'session_open_time', route_id })).length).toBe(23);
    const some = async (shift: string, sort: string) =>
      (await world.call(ops.listDrivers, { query: { shift, sort, perPage: 20 } }, world.theirs.caller)).data;
    expect((await some('open', '-session_open_time')).items.map((item) => item.id)).toEqual(
      onShift.toReversed(),
    );
    expect((await some('closed', 'session_open_time')).items.map((item) => item.id)).toEqual(resting);
    expect((await some('open', 'name')).total).toBe(12);
    await world.travelTo('2026-11-20T09:00:00.000Z');
  });

  it('is that of the Ukrainian alphabet', async () => {
    const names = ['Яцків', 'Іваненко', 'Ґудзь', 'Гнатюк', 'Єфремов', 'Енько', 'Їжак', 'Дяк'];
    for (const name of names) await world.addDriver(driverNamed(`${name} Абетка`));
    const { data } = await world.call(ops.listDrivers, { query: { name: 'абетка' } });
    expect(data.items.map((item) => item.name.split(' ')[0])).toEqual([
      'Гнатюк',
      'Ґудзь',
      'Дяк',
      'Енько',
      'Єфремов',
      'Іваненко',
      'Їжак',
      'Яцків',
    ]);
  });
});

describe('filters', () => {
  it('narrow together', async () => {
    const { route, depot } = world.ours;
    expect((await list({ route_id: route })).total).toBe(12);
    const on = { route_id: route, branch_id: depot, status: 'parked', mode: 'bus', sort: '-drive_time' };
    expect((await list(on)).items.map((item) => item.drive_time)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 0, 0]);
    expect(await list({ ...on, status: 'on_route' })).toMatchObject({ items: [], total: 0, page_count: 0 });
  });

  it('by several values find what has one of them', async () => {
    const route_id = world.ours.otherRoute;
    for (const mode of ['bus', 'tram', 'minibus'] as const) await world.addVehicle({ mode, route_id });
    const found = async (mode: string) => (await list({ mode, route_id })).items.map((item) => item.mode);
    expect((await found('tram,minibus')).toSorted()).toEqual(['minibus', 'tram']);
    expect(await found('tram')).toEqual(['tram']);
    expect((await list({ mode: 'tram,minibus', status: 'on_route', route_id })).total).toBe(0);
  });

  it('find vehicles near and past their inspection', async () => {
    const dates = ['2026-11-19', '2026-11-20', '2026-12-20', '2026-12-21'];
    const route_id = world.ours.otherRoute;
    for (const next_to_date of dates) await world.addVehicle({ next_to_date, route_id });
    const found = async (inspection: string) =>
      (await list({ inspection, route_id, sort: 'next_to_date' })).items.map((item) => item.next_to_date);
    expect(await found('overdue')).toEqual(['2026-11-19']);
    expect(await found('due')).toEqual(['2026-11-20', '2026-12-20']);
    expect(await found('overdue,due')).toEqual(['2026-11-19', '2026-11-20', '2026-12-20']);
  });

  it('by city take the whole name, in any case', async () => {
    const places = { city: 'Біла Церква', from_point: 'Біла Церква', to_point: 'Вокзал' };
    const body = { ...ops.createRoute.example.body, ...places };
    await world.call(ops.createRoute, { body });
    await world.call(ops.createRoute, { body: { ...body, city: 'Умань', mode: 'bus' } });
    const total = async (query: object) => (await world.call(ops.listRoutes, { query })).data.total;
    expect(await total({ city: 'біла церква' })).toBe(1);
    expect(await total({ city: 'біла' })).toBe(0);
    expect(await total({ city: '%' })).toBe(0);
    expect(await total({ city: '', q: 'біла церква' })).toBe(2);
    expect(await total({ city: 'Умань', mode: 'bus', q: 'вокзал' })).toBe(1);
    const { city } = (await world.call(ops.getDepot, { params: { id: world.ours.depot } })).data;
    expect((await list({ city: city.toUpperCase(), route_id: world.ours.route })).total).toBe(12);
    expect((await list({ city: 'Умань' })).total).toBe(0);
  });
});
