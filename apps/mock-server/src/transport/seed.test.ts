import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { Id } from '@kasa/contracts/shared/ids';
import { expect, test } from 'vitest';
import { searchFilter } from '../db/search.ts';
import { seedTime } from '../db/seed-options.ts';
import { openTestDatabase } from '../db/test-support/open-test-database.ts';
import { merchant, user } from '../db/test-support/rows.ts';
import { seedTransport, type TransportRows, type TransportSeedOptions, transportRows } from './seed.ts';
import {
  bothMerchantsRows,
  firstMerchantRows,
  firstMerchantSeed,
  NOW,
  secondMerchantRows,
  secondMerchantSeed,
  world,
} from './test-support/seeded.ts';

test('there is enough to fill pages', () => {
  const sizes = bothMerchantsRows.map((rows) =>
    Object.entries(rows).map(([table, list]) => `${list.length} ${table}`),
  );
  expect(sizes).toEqual([
    [
      '5 branches',
      '22 routes',
      '150 transports',
      '200 drivers',
      '2 driver_photos',
      '660 shifts',
      expect.stringMatching(/^[2-9]\d shift_changes$/),
    ],
    [
      '2 branches',
      '4 routes',
      '12 transports',
      '15 drivers',
      '0 driver_photos',
      expect.stringMatching(/^\d\d shifts$/),
      expect.any(String),
    ],
  ]);
});

test('the examples of the contract find what they speak of', () => {
  const byId = <T extends { id: string }>(rows: readonly T[], id: string) =>
    rows.find((row) => row.id === id) ?? expect.fail(`no ${id}`);
  const vehicle = (id: string) => byId(firstMerchantRows.transports, id);
  const driver = (id: string) => byId(firstMerchantRows.drivers, id);
  const openOf = (id: string) =>
    firstMerchantRows.shifts.find((shift) => shift.driver_id === id && shift.closed_at === null);
  byId(firstMerchantRows.branches, exampleIds.depotToEdit);
  for (const id of [exampleIds.route, exampleIds.routeToEdit, exampleIds.routeSpare])
    byId(firstMerchantRows.routes, id);
  expect(vehicle(exampleIds.transport)).toMatchObject({
    transport_num: '1201',
    name: 'Електрон А18501',
    state_number: 'ВС1201АА',
    validator: 'VL-2041201',
    terminal_num: 'S1001201',
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
    firstMerchantRows.shifts.filter(({ closed_at }) => closed_at === null).map((shift) => shift.transport_id),
  );
  for (const id of [exampleIds.transportSpare, exampleIds.transportForOpening, exampleIds.transportToPark])
    expect(busy.has(id)).toBe(false);
  // Values that the contract's examples create must be free.
  expect(
    firstMerchantRows.transports.filter(
      (v) => /^(1990|1991)$/.test(v.transport_num) || /1990КА|1991КА/.test(v.state_number ?? ''),
    ),
  ).toEqual([]);
});

test('the same moment gives the same rows; another day moves no name, plate or id of the park', () => {
  const at = (now: string) => transportRows(firstMerchantSeed, { ...world, now: new Date(now) });
  expect([transportRows(firstMerchantSeed, world), transportRows(secondMerchantSeed, world)]).toEqual([
    firstMerchantRows,
    secondMerchantRows,
  ]);
  expect(at('2026-11-21T05:59:59.999Z')).toEqual(firstMerchantRows);
  const later = at('2027-02-03T09:00:00.000Z');
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
  expect(still(later)).toEqual(still(firstMerchantRows));
});

test('ids are UUIDv7 and never twice', () => {
  const ids = bothMerchantsRows.flatMap((rows) =>
    Object.values(rows).flatMap((list: { id: string }[]) => list.map(({ id }) => id)),
  );
  for (const id of ids) Id.parse(id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('all of it goes into the database, for a third merchant too, and is found there', async () => {
  const database = await openTestDatabase();
  const third: TransportSeedOptions = {
    ...firstMerchantSeed,
    merchant: firstMerchantSeed.merchant.replace(/1$/, 'b'),
    dispatcher: firstMerchantSeed.dispatcher.replace(/2$/, 'c'),
  };
  for (const [n, { merchant: id, dispatcher }] of [firstMerchantSeed, secondMerchantSeed, third].entries()) {
    await database.db
      .insertInto('merchants')
      .values({ ...merchant(), id })
      .execute();
    await database.db
      .insertInto('users')
      .values({ ...user(n + 1), id: dispatcher, merchant_id: id })
      .execute();
  }
  for (const whose of [firstMerchantSeed, secondMerchantSeed, third]) {
    await database.db.transaction().execute((tx) => seedTransport(tx, whose, world));
  }
  const rows = await database.db
    .selectFrom('transports')
    .selectAll()
    .where('merchant_id', '=', firstMerchantSeed.merchant)
    .orderBy('id')
    .execute();
  expect(rows).toEqual(firstMerchantRows.transports.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const filter = await searchFilter(database.db, 'transports', 'bc1201');
  if (filter === undefined) return expect.fail('no filter');
  const found = await database.db
    .selectFrom('transports')
    .select(['id', 'merchant_id'])
    .where(filter)
    .execute();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ id: exampleIds.transport, merchant_id: firstMerchantSeed.merchant });
  await database.remove();
});

test('the seed moment is the last 06:00 UTC', () => {
  const moments = ['2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z', '2026-11-20T12:00:00.000Z'];
  for (const moment of moments) expect(seedTime(new Date(moment))).toEqual(NOW);
});
