/** What a driver reads of transport: the own card and what stands on it. Everything else does not exist. */
import { getMe } from '@kasa/contracts/auth/operations/session';
import type { Operation } from '@kasa/contracts/shared/operation';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { newId } from '../db/row-columns.ts';
import * as rows from '../db/test-support/rows.ts';
import { type Caller, type CallInput, requestOf, send } from '../http/test-support/call.ts';
import { UNKNOWN_ID } from '../http/test-support/failure-cases.ts';
import { examplePhoto } from './test-support/pictures.ts';
import { signedIn, startWorld } from './test-support/world.ts';

const world = await startWorld();
const PHONE = '+380671110001';

let driver: Caller;
let cashier: Caller;
let own: { card: string; vehicle: string; depot: string };
let others: { card: string; vehicle: string; route: string; depot: string };

async function addPerson(n: number, roles: string, phone: string): Promise<Caller> {
  const person = rows.user(n, { merchant_id: world.ours.merchant, roles, phone });
  await bulkInsert(world.database.db, 'users', [person]);
  return signedIn(world.database.db, person);
}

beforeAll(async () => {
  const { depot, route, otherRoute, merchant } = world.ours;
  const otherDepot = { ...rows.depot(50), id: newId(), merchant_id: merchant };
  await bulkInsert(world.database.db, 'branches', [otherDepot]);
  const vehicle = await world.addVehicle({ route_id: route });
  const card = await world.addDriver({ phone: PHONE, transport_id: vehicle, name: 'Бондаренко Андрій' });
  own = { card, vehicle, depot };
  const theirs = { branch_id: otherDepot.id, route_id: otherRoute };
  const otherVehicle = await world.addVehicle(theirs);
  const otherCard = await world.addDriver({ ...theirs, transport_id: otherVehicle });
  others = { card: otherCard, vehicle: otherVehicle, route: otherRoute, depot: otherDepot.id };
  for (const id of [own.card, others.card]) {
    const photo = await world.call(ops.uploadDriverAvatar, { params: { id }, body: { photo: examplePhoto } });
    expect(photo.code).toBe(0);
    const on = id === own.card ? own.vehicle : others.vehicle;
    const opened = await world.call(ops.openShift, {
      params: { id },
      body: { transport_id: on, route_id: null },
    });
    expect(opened.code).toBe(0);
  }
  driver = await addPerson(60, '["driver"]', PHONE);
  cashier = await addPerson(61, '["cashier"]', '+380671110002');
});

const ask = (op: Operation, input: CallInput, caller = driver) =>
  send(world.app, requestOf(op, input, caller));
const idsOf = async (op: Operation, query = {}, caller = driver) => {
  const { data } = await ask(op, { query }, caller);
  return (data as { items: { id: string }[] }).items.map(({ id }) => id);
};

describe('a driver', () => {
  it('finds in each list the own ones alone, however it is sorted, searched and counted', async () => {
    for (const query of [{}, { sort: '-created_at' }]) {
      expect(await idsOf(ops.listDrivers, query)).toEqual([own.card]);
      expect(await idsOf(ops.listTransports, query)).toEqual([own.vehicle]);
      expect(await idsOf(ops.listRoutes, query)).toEqual([world.ours.route]);
      expect(await idsOf(ops.listDepots, query)).toEqual([own.depot]);
    }
    expect(await idsOf(ops.listDrivers, { sort: '-session_open_time' })).toEqual([own.card]);
    expect(await idsOf(ops.listDrivers, { shift: 'open' })).toEqual([own.card]);
    expect(await idsOf(ops.listDrivers, { shift: 'closed' })).toEqual([]);
    expect(await idsOf(ops.listDrivers, { name: 'бондаренко' })).toEqual([own.card]);
    expect(await idsOf(ops.listTransports, { route_id: world.ours.route })).toEqual([own.vehicle]);
    const past = await ask(ops.listDrivers, { query: { page: 2 } });
    expect(past.data).toMatchObject({ items: [], total: 1 });
    // Whoever reads all asks the same afterwards: statements are kept, people are not.
    expect(await idsOf(ops.listDrivers, {}, world.ours.caller)).toContain(others.card);
  });

  it.each([
    [ops.getDriver, 'card'],
    [ops.getOpenShift, 'card'],
    [ops.listShifts, 'card'],
    [ops.getDriverAvatar, 'card'],
    [ops.getTransport, 'vehicle'],
    [ops.getRoute, 'route'],
    [ops.getDepot, 'depot'],
  ] as const)(
    '$0.id: reads the own one; another one is answered as one that nobody has',
    async (op, kind) => {
      const of = (id: string) => ask(op, { params: { id } });
      const mine = await of(kind === 'route' ? world.ours.route : own[kind]);
      expect(mine.status).toBe(200);
      const [other, unknown] = [await of(others[kind]), await of(UNKNOWN_ID)];
      expect(other.status).toBe(404);
      expect(other.text).toBe(unknown.text);
      // It is there for who reads transport.
      expect((await ask(op, { params: { id: others[kind] } }, world.ours.caller)).status).toBe(200);
    },
  );

  it.each([
    [ops.listDrivers, 'route_id', 'route'],
    [ops.listDrivers, 'transport_id', 'vehicle'],
    [ops.listDrivers, 'branch_id', 'depot'],
    [ops.listTransports, 'route_id', 'route'],
    [ops.listTransports, 'branch_id', 'depot'],
  ] as const)('$0.id by $1: another one is answered as one that nobody has', async (op, filter, kind) => {
    const by = (id: string) => ask(op, { query: { [filter]: id } });
    expect((await by(others[kind])).text).toBe((await by(UNKNOWN_ID)).text);
    expect((await by(others[kind])).code).toBe(-6);
  });

  it('does not learn which colleague is on the own vehicle', async () => {
    const vehicle = await world.addVehicle({ route_id: world.ours.route });
    const phone = '+380671110003';
    await world.addDriver({ phone, transport_id: vehicle });
    const colleague = await world.addDriver();
    const opened = await world.call(ops.openShift, {
      params: { id: colleague },
      body: { transport_id: vehicle, route_id: null },
    });
    expect(opened.code).toBe(0);
    const off = await addPerson(62, '["driver"]', phone);
    const seen = await ask(ops.getTransport, { params: { id: vehicle } }, off);
    expect(seen.data).toMatchObject({ id: vehicle, driver: null });
    const { data } = await ask(ops.listTransports, {}, off);
    expect(data).toMatchObject({ items: [{ id: vehicle, driver: null }], total: 1 });
    expect((await ask(ops.getTransport, { params: { id: own.vehicle } })).data).toMatchObject({
      driver: { id: own.card },
    });
  });

  it('without a card finds nothing, also with the phone of a card of another merchant', async () => {
    const phone = '+380671110004';
    await world.addDriver({ phone }, world.theirs);
    const without = await addPerson(63, '["driver"]', phone);
    for (const op of [ops.listDrivers, ops.listTransports, ops.listRoutes, ops.listDepots]) {
      expect(await idsOf(op, {}, without)).toEqual([]);
    }
  });

  it('who dispatches as well reads all; who lacks both rights is refused, and the menu has what may be read', async () => {
    const both = await addPerson(64, '["driver","dispatcher"]', '+380671110005');
    expect(await idsOf(ops.listDrivers, {}, both)).toContain(others.card);
    const refused = await ask(ops.listDrivers, {}, cashier);
    expect([refused.code, refused.details]).toEqual([-5, { permission: 'transport_view' }]);
    // A domain with a group of its own may be everybody's.
    const groups = ['acquiring', 'transport', 'control'];
    type Menu = { menu: { id: string; group: string }[] };
    const menuOf = async (caller: Caller) =>
      ((await ask(getMe, {}, caller)).data as Menu).menu
        .filter(({ group }) => groups.includes(group))
        .map(({ id }) => id);
    expect(await menuOf(driver)).toEqual(['terminals', 'routes', 'transports', 'drivers', 'branches']);
    expect(await menuOf(cashier)).toEqual(['terminals', 'transactions']);
  });
});
