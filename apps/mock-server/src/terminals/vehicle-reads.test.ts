/** Who is told which vehicle a terminal is on, and what is there to find terminals by. */
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import type { Role } from '@kasa/contracts/shared/permissions';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { VehicleUpdate } from '@kasa/contracts/transport/vehicles';
import { describe, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { UNKNOWN_ID } from '../http/test-support/failure-cases.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const id = ids.terminalToEdit;

const get = async (caller: Caller) =>
  (await call(test.app, ops.getTerminal, { params: { id } }, caller)).data;
const overview = async (caller: Caller) =>
  (await call(test.app, ops.getTerminalOverview, { params: { id } }, caller)).data;
const vehicleId = async () => String((await get(owner)).vehicle?.id);
const putDriverOn = (transport_id: string) =>
  test.database.db.updateTable('drivers').set({ transport_id }).where('id', '=', ids.driver).execute();
const otherVehicle = async (than: string) => {
  const one = test.database.db.selectFrom('transports').select('id').where('id', '!=', than);
  return (await one.where('merchant_id', '=', ids.merchant).limit(1).executeTakeFirstOrThrow()).id;
};
/** A person of a role without some of its tags. */
async function without(role: Role, ...tags: string[]): Promise<Caller> {
  await test.database.db
    .updateTable('users')
    .set({ tags_removed: JSON.stringify(tags) })
    .where('merchant_id', '=', ids.merchant)
    .where('roles', '=', JSON.stringify([role]))
    .execute();
  return signInAs(test.app, role);
}

describe('the vehicle of a terminal', () => {
  it.each(['director', 'accountant', 'dispatcher'] as const)('is told to a %s', async (role) => {
    const caller = await signInAs(test.app, role);
    const expected = await vehicleId();
    expect((await get(caller)).vehicle?.id).toBe(expected);
    expect((await overview(caller)).vehicle?.id).toBe(expected);
    const query = { vehicle_id: expected };
    expect(
      (await call(test.app, ops.listTerminals, { query }, caller)).data.items.map((one) => one.id),
    ).toContain(id);
  });

  it('is not told to a cashier, who finds nothing out by asking for it either', async () => {
    const cashier = await signInAs(test.app, 'cashier');
    // Also with a driver card: it is for who may view the own shift.
    const users = test.database.db.selectFrom('users').select('phone');
    const own = users.where('merchant_id', '=', ids.merchant).where('roles', '=', '["cashier"]');
    await putDriverOn(await vehicleId());
    const card = test.database.db.updateTable('drivers').set({ phone: own.limit(1) });
    await card.where('id', '=', ids.driver).execute();
    expect((await get(cashier)).vehicle).toBeNull();
    expect((await overview(cashier)).vehicle).toBeNull();
    for (const vehicle_id of [await vehicleId(), UNKNOWN_ID]) {
      const unknown = { code: -6, details: { fields: [{ path: 'vehicle_id' }] } };
      expect(await call(test.app, ops.listTerminals, { query: { vehicle_id } }, cashier)).toMatchObject(
        unknown,
      );
      const query = { format: 'csv' as const, vehicle_id };
      expect(await call(test.app, ops.exportTerminals, { query }, cashier)).toMatchObject(unknown);
    }
  });

  it('is told to a driver if it is the own one; another one is as one that nobody has', async () => {
    const driver = await signInAs(test.app, 'driver');
    const on = await vehicleId();
    const ask = async () => {
      const query = { vehicle_id: on };
      const { code, data } = await call(test.app, ops.listTerminals, { query }, driver);
      return [code, data?.items.some((one) => one.id === id)];
    };
    await putDriverOn(await otherVehicle(on));
    expect([(await get(driver)).vehicle, (await overview(driver)).vehicle]).toEqual([null, null]);
    expect(await ask()).toEqual([-6, undefined]);
    await putDriverOn(on);
    expect([(await get(driver)).vehicle?.id, (await overview(driver)).vehicle?.id]).toEqual([on, on]);
    expect(await ask()).toEqual([0, true]);
  });

  it('stays when somebody edits the terminal who may not read it, and is theirs neither to set nor to target', async () => {
    const director = await without('director', 'transport_view', 'own_shift_view');
    const on = await vehicleId();
    const { vehicle: _, point, template, ...shown } = await get(director);
    const { name, website, extra_info, test_mode, version } = shown;
    const body = {
      ...{ name, website, extra_info, test_mode, version, settings: {} },
      ...{ point_id: point?.id ?? null, template_id: template?.id ?? null, vehicle_id: null },
    };
    const params = { id };
    expect((await call(test.app, ops.updateTerminal, { params, body }, director)).data.vehicle).toBeNull();
    expect(await vehicleId()).toBe(on);
    const other = { ...body, version: version + 1, vehicle_id: await otherVehicle(on) };
    expect((await call(test.app, ops.updateTerminal, { params, body: other }, director)).code).toBe(-6);
    const run = { kind: 'block' as const, target: { vehicle_id: [on] } };
    expect((await call(test.app, ops.previewBulkRun, { body: run }, director)).code).toBe(-6);
    // Who sees it can take it off.
    const off = { ...body, version: version + 1 };
    expect((await call(test.app, ops.updateTerminal, { params, body: off }, owner)).data.vehicle).toBeNull();
    expect((await get(owner)).vehicle).toBeNull();
  });

  it('is not exchanged for the own one by a driver who may edit terminals and does not see it', async () => {
    const drivers = test.database.db.updateTable('users').where('roles', '=', '["driver"]');
    await drivers.set({ tags_added: '["edit_terminal"]' }).execute();
    const driver = await signInAs(test.app, 'driver');
    const on = await vehicleId();
    const own = await otherVehicle(on);
    await putDriverOn(own);
    const { name, website, extra_info, test_mode, version, point, template } = await get(driver);
    const body = {
      ...{ name, website, extra_info, test_mode, version, settings: {}, vehicle_id: own },
      ...{ point_id: point?.id ?? null, template_id: template?.id ?? null },
    };
    expect((await call(test.app, ops.updateTerminal, { params: { id }, body }, driver)).code).toBe(0);
    expect(await vehicleId()).toBe(on);
  });

  it('is named by events to those alone who may read transport', async () => {
    const listeners = await Promise.all(
      (['dispatcher', 'driver', 'cashier'] as const).map(async (role) =>
        openEventStream(test.app, await signInAs(test.app, role)),
      ),
    );
    for (const one of listeners) await one.waitForMessage(({ type }) => type === 'ready');
    const on = await vehicleId();
    const params = { id: on };
    const { data } = await call(test.app, transportOperations.getTransport, { params }, owner);
    const body = { ...inputFromEntity(VehicleUpdate, data), transport_num: '99991' };
    expect((await call(test.app, transportOperations.updateTransport, { params, body }, owner)).code).toBe(0);
    for (const one of listeners)
      await one.waitForMessage(({ type }) => type === 'terminals.config_invalidated');
    expect(listeners.map((one) => one.events().map((event) => event.data))).toEqual([
      [{ point_id: null, vehicle_id: on }],
      [{ point_id: null, vehicle_id: null }],
      [{ point_id: null, vehicle_id: null }],
    ]);
  });
});

it('everybody is told the places at which terminals stand; the others those who may put one there', async () => {
  const pointsFor = async (caller: Caller) =>
    (await call(test.app, ops.listTerminalPoints, {}, caller)).data.items;
  const every = await pointsFor(owner);
  await test.database.db
    .updateTable('terminals')
    .set({ point_id: null })
    .where('point_id', '=', String(every[0]?.id))
    .execute();
  const empty = (await pointsFor(owner)).filter(({ terminals_count: n }) => n === 0).map((one) => one.id);
  expect(empty).toContain(every[0]?.id);
  expect((await pointsFor(await signInAs(test.app, 'director'))).length).toBe(every.length);
  for (const role of ['accountant', 'cashier', 'dispatcher', 'driver'] as const) {
    const told = await pointsFor(await signInAs(test.app, role));
    expect(told.map((one) => one.id)).toEqual(
      every.map((one) => one.id).filter((one) => !empty.includes(one)),
    );
  }
});
