import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { Id } from '@kasa/contracts/shared/ids';
import { Phone } from '@kasa/contracts/shared/phone';
import { Plate } from '@kasa/contracts/shared/plate';
import { Place } from '@kasa/contracts/transport/geo';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { searchFilter } from '../db/search.ts';
import { openTestDatabase } from '../db/test-support/open-test-database.ts';
import { merchant, user } from '../db/test-support/rows.ts';
import { type SeedOwner, seedMoment, seedTransport, type TransportRows, transportRows } from './seed.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const TODAY = '2026-11-20';
const owner: SeedOwner = { merchant: exampleIds.merchant, dispatcher: exampleIds.owner, size: 'large' };
const other: SeedOwner = {
  merchant: '01912d50-3c00-7000-8000-0000000000a1',
  dispatcher: '01912d50-3c00-7000-8000-0000000000a2',
  size: 'small',
};

const first = transportRows(owner, NOW);
const second = transportRows(other, NOW);
const both = [first, second];

/** South, west, north, east: what lies outside is not in that city. */
const CITIES: Record<string, readonly [number, number, number, number]> = {
  Львів: [49.77, 23.9, 49.9, 24.13],
  Одеса: [46.33, 30.6, 46.63, 30.83],
  Київ: [50.33, 30.24, 50.6, 30.83],
  Харків: [49.88, 36.1, 50.1, 36.46],
  Вінниця: [49.18, 28.37, 49.28, 28.57],
  Дніпро: [48.35, 34.85, 48.57, 35.25],
  'Івано-Франківськ': [48.86, 24.63, 48.98, 24.81],
};

/** Metres between two places, by haversine. */
function metres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const half = (x: number) => Math.sin((x * rad) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(b.lng - a.lng);
  return 2 * 6_371_000 * Math.asin(Math.sqrt(h));
}

const placesOf = (route: TransportRows['routes'][number]) => z.array(Place).parse(JSON.parse(route.places));
const countBy = <T>(rows: readonly T[], key: (row: T) => string) =>
  Object.fromEntries(Object.entries(Object.groupBy(rows, key)).map(([name, group]) => [name, group?.length]));

test('there is enough to fill pages', () => {
  const sizes = both.map((rows) => Object.entries(rows).map(([table, list]) => `${list.length} ${table}`));
  expect(sizes).toEqual([
    [
      '5 branches',
      '22 routes',
      '150 transports',
      '200 drivers',
      '660 shifts',
      expect.stringMatching(/^[2-9]\d shift_changes$/),
    ],
    [
      '2 branches',
      '4 routes',
      '12 transports',
      '15 drivers',
      expect.stringMatching(/^\d\d shifts$/),
      expect.any(String),
    ],
  ]);
});

describe('stops', () => {
  const routes = both.flatMap((rows) => rows.routes);

  test.each(routes.map((route) => [`${route.city}: ${route.name}`, route]))('%s', (_, route) => {
    const places = placesOf(route);
    expect(places.length).toBeGreaterThanOrEqual(8);
    expect(places.length).toBeLessThanOrEqual(16);
    expect([places[0]?.name, places.at(-1)?.name]).toEqual([route.from_point, route.to_point]);
    expect(new Set(places.map((place) => place.name)).size).toBe(places.length);
    const [south, west, north, east] = CITIES[route.city] ?? expect.fail(`no city ${route.city}`);
    for (const [index, place] of places.entries()) {
      const here = place.geometry.location;
      expect(here.lat > south && here.lat < north && here.lng > west && here.lng < east, place.name).toBe(
        true,
      );
      const next = places[index + 1];
      if (next === undefined) continue;
      const step = metres(here, next.geometry.location);
      expect(step, `${place.name} – ${next.name}`).toBeGreaterThan(100);
      expect(step, `${place.name} – ${next.name}`).toBeLessThan(5_000);
    }
  });

  test('are driven at the speed and in the time that the route states', () => {
    for (const route of routes.filter(({ avg_speed }) => avg_speed !== null)) {
      const stops = placesOf(route).map((place) => place.geometry.location);
      const beeline =
        stops.slice(1).reduce((sum, here, index) => sum + metres(stops[index] ?? here, here), 0) / 1000;
      const driven = ((route.avg_speed ?? 0) * (route.avg_time ?? 0)) / 60;
      expect(
        driven / beeline,
        `${route.city} ${route.name}: ${driven} km, ${beeline} km as the crow flies`,
      ).toBeGreaterThan(0.85);
      expect(
        driven / beeline,
        `${route.city} ${route.name}: ${driven} km, ${beeline} km as the crow flies`,
      ).toBeLessThan(1.9);
    }
  });

  test('cost what a ride costs', () => {
    for (const { cost } of routes) expect(cost >= 800 && cost <= 2500).toBe(true);
  });
});

describe('vehicles', () => {
  test('bear valid plates on the road, and none on rails or wires', () => {
    for (const vehicle of both.flatMap((rows) => rows.transports)) {
      if (vehicle.mode === 'bus' || vehicle.mode === 'minibus') Plate.parse(vehicle.state_number);
      else expect(vehicle.state_number).toBeNull();
    }
  });

  test('serve routes of their own kind, from the depot of the city', () => {
    for (const rows of both) {
      const routes = new Map(rows.routes.map((route) => [route.id, route]));
      const cities = new Map(rows.branches.map((depot) => [depot.id, depot.city]));
      for (const vehicle of rows.transports.filter(({ route_id }) => route_id !== null)) {
        const route = routes.get(vehicle.route_id ?? '');
        expect([route?.mode, route?.city]).toEqual([vehicle.mode, cities.get(vehicle.branch_id)]);
      }
    }
  });

  test('are mostly inspected; some are due, few are past it, and those are not on the route', () => {
    const due = first.transports.filter(
      ({ next_to_date }) => next_to_date >= TODAY && next_to_date <= '2026-12-20',
    );
    const overdue = first.transports.filter(({ next_to_date }) => next_to_date < TODAY);
    expect(due.length).toBeGreaterThanOrEqual(8);
    expect(due.length).toBeLessThanOrEqual(25);
    expect(overdue.length).toBeGreaterThanOrEqual(3);
    expect(overdue.length).toBeLessThanOrEqual(8);
    expect(overdue.map(({ status }) => status)).not.toContain('on_route');
  });

  test('are in every state, and take fares for whole passengers', () => {
    const states = countBy(first.transports, ({ status }) => status);
    expect(states.on_route).toBe(60);
    expect(Math.min(states.parked ?? 0, states.maintenance ?? 0, states.off_line ?? 0)).toBeGreaterThan(2);
    const fares = new Map(first.routes.map((route) => [route.id, route.cost]));
    for (const vehicle of first.transports.filter(({ status }) => status === 'on_route')) {
      const fare = fares.get(vehicle.route_id ?? '') ?? 0;
      const paid = (vehicle.payment_cash + vehicle.payment_card) / fare;
      expect(paid + vehicle.beneficiary_count).toBe(vehicle.passenger_amount);
    }
  });
});

describe('drivers', () => {
  const drivers = both.flatMap((rows) => rows.drivers);

  test('have names in agreeing forms and valid phones', () => {
    for (const { name, phone } of drivers) {
      Phone.parse(phone);
      const [surname, given, patronymic, ...rest] = name.split(' ');
      expect(rest).toEqual([]);
      const isWoman = /[ая]$|^Любов$/u.test(given ?? '') && given !== 'Микола';
      expect(patronymic, name).toMatch(isWoman ? /(івна|ївна)$/u : /(ович|йович)$/u);
      if (/[сц]ьк(ий|а)$/u.test(surname ?? '')) expect(surname, name).toMatch(isWoman ? /а$/u : /ий$/u);
    }
  });

  test('are hardly ever namesakes', () => {
    expect(new Set(drivers.map(({ name }) => name)).size).toBeGreaterThan(drivers.length - 4);
  });
});

describe('shifts', () => {
  test.each([
    ['first', first],
    ['second', second],
  ])('of the %s merchant keep the rules', (_, rows) => {
    const open = rows.shifts.filter(({ closed_at }) => closed_at === null);
    const vehicles = new Map(rows.transports.map((vehicle) => [vehicle.id, vehicle]));
    const drivers = new Map(rows.drivers.map((driver) => [driver.id, driver]));
    expect(new Set(open.map(({ driver_id }) => driver_id)).size).toBe(open.length);
    expect(new Set(open.map(({ transport_id }) => transport_id)).size).toBe(open.length);
    expect(open.length).toBe(rows.transports.filter(({ status }) => status === 'on_route').length);
    for (const shift of open) {
      const [vehicle, driver] = [vehicles.get(shift.transport_id), drivers.get(shift.driver_id)];
      expect(vehicle?.status).toBe('on_route');
      expect([vehicle?.route_id, driver?.route_id, driver?.transport_id]).toEqual([
        shift.route_id,
        shift.route_id,
        vehicle?.id,
      ]);
      expect(driver?.money).toBe(vehicle?.payment_cash);
      expect(shift.opened_at < NOW.toISOString()).toBe(true);
    }
    const onShift = new Set(open.map(({ driver_id }) => driver_id));
    for (const driver of rows.drivers) if (!onShift.has(driver.id)) expect(driver.money).toBe(0);
  });

  test('that are closed add up, within the past month, once a day for a driver and a vehicle', () => {
    const closed = first.shifts.filter(({ closed_at }) => closed_at !== null);
    expect(closed).toHaveLength(600);
    const seen = new Set<string>();
    for (const shift of closed) {
      expect(shift.cash_difference).toBe((shift.handed_over_cash ?? 0) - (shift.expected_cash ?? 0));
      expect(shift.handed_over_cash).toBeGreaterThan(0);
      expect(shift.comment === null).toBe(shift.cash_difference === 0);
      expect(shift.opened_at < (shift.closed_at ?? '') && (shift.closed_at ?? '') < NOW.toISOString()).toBe(
        true,
      );
      expect(shift.opened_at > '2026-10-20').toBe(true);
      for (const who of [shift.driver_id, shift.transport_id]) {
        const key = `${shift.opened_at.slice(0, 10)} ${who}`;
        expect(seen.has(key)).toBe(false);
        seen.add(key);
      }
    }
    expect(closed.filter(({ cash_difference }) => (cash_difference ?? 0) < 0).length).toBeGreaterThan(50);
  });

  test.each([
    '2026-11-20T00:10:00.000Z',
    '2026-11-20T05:59:00.000Z',
    '2026-11-20T23:59:00.000Z',
    '2027-03-28T01:30:00.000Z',
  ])('are in the past at %s, too', (moment) => {
    for (const { shifts } of [
      transportRows(owner, new Date(moment)),
      transportRows(other, new Date(moment)),
    ]) {
      for (const { opened_at, closed_at } of shifts) expect((closed_at ?? opened_at) < moment).toBe(true);
    }
  });
});

test('the examples of the contract find what they speak of', () => {
  const byId = <T extends { id: string }>(rows: readonly T[], id: string) =>
    rows.find((row) => row.id === id) ?? expect.fail(`no ${id}`);
  const vehicle = (id: string) => byId(first.transports, id);
  const driver = (id: string) => byId(first.drivers, id);
  const openOf = (id: string) =>
    first.shifts.find((shift) => shift.driver_id === id && shift.closed_at === null);
  byId(first.branches, exampleIds.depotToEdit);
  for (const id of [exampleIds.route, exampleIds.routeToEdit, exampleIds.routeSpare]) byId(first.routes, id);
  expect(vehicle(exampleIds.transport)).toMatchObject({
    transport_num: '1201',
    name: 'Електрон А18501',
    state_number: 'ВС1201АА',
    validator: 'VL-2041201',
    terminal_num: 'S1T01201',
    camera_link: 'https://cam.example.com/1201',
    status: 'on_route',
    passenger_amount: 486,
    payment_cash: 214_200,
    payment_card: 487_900,
    beneficiary_count: 73,
    next_to_date: '2027-05-14',
    version: 1,
    created_at: '2026-01-12T08:00:00.000Z',
  });
  expect(driver(exampleIds.driver)).toMatchObject({
    tabulation_number: '00101',
    money: 214_200,
    route_id: exampleIds.route,
  });
  expect(openOf(exampleIds.driver)).toMatchObject({
    id: exampleIds.shift,
    transport_id: exampleIds.transport,
    route_id: exampleIds.route,
    opened_at: '2026-11-20T04:30:00.000Z',
  });
  expect(driver(exampleIds.driverForClosing).money).toBe(184_500);
  expect(openOf(exampleIds.driverForClosing)).toMatchObject({
    id: exampleIds.shiftForClosing,
    transport_id: exampleIds.transportOfClosing,
  });
  expect(openOf(exampleIds.driverForTransportChange)?.transport_id).toBe(exampleIds.transportOfChanging);
  for (const id of [exampleIds.driverForOpening, exampleIds.driverForRouteChange, exampleIds.driverToEdit]) {
    expect([openOf(id), driver(id).route_id]).toEqual([undefined, exampleIds.route]);
  }
  expect(vehicle(exampleIds.transportSpare)).toMatchObject({ transport_num: '1204', status: 'parked' });
  expect(vehicle(exampleIds.transportForOpening).status).toBe('parked');
  expect(vehicle(exampleIds.transportToEdit).status).toBe('parked');
  expect(vehicle(exampleIds.transportToPark).status).toBe('maintenance');
  const busy = new Set(
    first.shifts.filter(({ closed_at }) => closed_at === null).map((shift) => shift.transport_id),
  );
  for (const id of [exampleIds.transportSpare, exampleIds.transportForOpening, exampleIds.transportToPark])
    expect(busy.has(id)).toBe(false);
  // What the examples are about to create must be free.
  expect(
    first.transports.filter(
      (v) => /^(1990|1991)$/.test(v.transport_num) || /1990КА|1991КА/.test(v.state_number ?? ''),
    ),
  ).toEqual([]);
});

test('the same moment gives the same rows; another day moves no name, plate or id of the park', () => {
  expect([transportRows(owner, NOW), transportRows(other, NOW)]).toEqual([first, second]);
  expect(transportRows(owner, new Date('2026-11-21T05:59:59.999Z'))).toEqual(first);
  const later = transportRows(owner, new Date('2027-02-03T09:00:00.000Z'));
  const still = (rows: TransportRows) => [
    rows.transports.map(({ id, transport_num, name, state_number, status }) => [
      id,
      transport_num,
      name,
      state_number,
      status,
    ]),
    rows.drivers.map(({ id, name, phone, transport_id, add_data }) => [
      id,
      name,
      phone,
      transport_id,
      add_data,
    ]),
    rows.routes,
  ];
  expect(still(later)).toEqual(still(first));
});

test('ids are UUIDv7 and never twice', () => {
  const ids = both.flatMap((rows) =>
    Object.values(rows).flatMap((list: { id: string }[]) => list.map(({ id }) => id)),
  );
  for (const id of ids) Id.parse(id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('all of it goes into the database, for a third merchant too, and is found there', async () => {
  const database = await openTestDatabase();
  const third: SeedOwner = {
    ...owner,
    merchant: owner.merchant.replace(/1$/, 'b'),
    dispatcher: owner.dispatcher.replace(/2$/, 'c'),
  };
  for (const [n, { merchant: id, dispatcher }] of [owner, other, third].entries()) {
    await database.db
      .insertInto('merchants')
      .values({ ...merchant(), id })
      .execute();
    await database.db
      .insertInto('users')
      .values({ ...user(n + 1), id: dispatcher, merchant_id: id })
      .execute();
  }
  for (const whose of [owner, other, third]) {
    await database.db.transaction().execute((tx) => seedTransport(tx, whose, NOW));
  }
  const rows = await database.db
    .selectFrom('transports')
    .selectAll()
    .where('merchant_id', '=', owner.merchant)
    .orderBy('id')
    .execute();
  expect(rows).toEqual(first.transports.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const filter = await searchFilter(database.db, 'transports', 'bc1201');
  if (filter === undefined) return expect.fail('no filter');
  const found = await database.db
    .selectFrom('transports')
    .select(['id', 'merchant_id'])
    .where(filter)
    .execute();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ id: exampleIds.transport, merchant_id: owner.merchant });
  await database.remove();
});

test('the seed moment is the last 06:00 UTC', () => {
  const moments = ['2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z', '2026-11-20T12:00:00.000Z'];
  for (const moment of moments) expect(seedMoment(new Date(moment))).toEqual(NOW);
});
