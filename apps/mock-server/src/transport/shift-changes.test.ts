import { codes } from '@kasa/contracts/shared/codes';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import { startWorld } from './test-support/world.ts';

const world = await startWorld();

const changeRoute = (driver: string, route_id: string) =>
  world.call(ops.changeDriverRoute, { params: { id: driver }, body: { route_id } });
const changeVehicle = (driver: string, transport_id: string) =>
  world.call(ops.changeDriverTransport, { params: { id: driver }, body: { transport_id } });
const vehicleNow = async (id: string) => (await world.call(ops.getTransport, { params: { id } })).data;
const shiftOf = async (id: string) => (await world.call(ops.getOpenShift, { params: { id } })).data;

async function onShift() {
  const [driver, vehicle] = [await world.addDriver(), await world.addVehicle()];
  const body = { transport_id: vehicle, route_id: null };
  const opened = await world.call(ops.openShift, { params: { id: driver }, body });
  expect(opened.code).toBe(0);
  return { driver, vehicle };
}
const dispatcher = () => ({ id: world.ours.user, name: 'Савчук Тарас Миколайович' });

describe('changeDriverRoute', () => {
  it('outside a shift is only the driver’s own route', async () => {
    const driver = await world.addDriver();
    const answer = await changeRoute(driver, world.ours.otherRoute);
    const route = { id: world.ours.otherRoute, name: 'Тролейбус №22' };
    expect(answer.data).toMatchObject({ id: driver, route, version: 2, session_open_time: null });
  });

  it('during a shift takes the vehicle along and records who, when, from where and to where', async () => {
    const { driver, vehicle } = await onShift();
    world.clock.advance(60);
    const at = world.clock.nowIso();
    const answer = await changeRoute(driver, world.ours.otherRoute);
    expect(answer.data.route).toEqual({ id: world.ours.otherRoute, name: 'Тролейбус №22' });
    expect(await vehicleNow(vehicle)).toMatchObject({ route: answer.data.route, status: 'on_route' });
    expect(await shiftOf(driver)).toMatchObject({
      route: answer.data.route,
      changes: [
        {
          at,
          kind: 'route',
          from: { id: world.ours.route, name: 'Автобус №33' },
          to: answer.data.route,
          by: dispatcher(),
        },
      ],
    });
  });

  it('to the same route records nothing', async () => {
    const { driver } = await onShift();
    expect(await changeRoute(driver, world.ours.route)).toMatchObject({ code: 0 });
    expect((await shiftOf(driver)).changes).toEqual([]);
  });

  it('during a shift refuses when the vehicle’s inspection has passed meanwhile', async () => {
    const { driver, vehicle } = await onShift();
    const db = world.database.db.updateTable('transports').set({ next_to_date: '2026-11-19' });
    await db.where('id', '=', vehicle).execute();
    expect(await changeRoute(driver, world.ours.otherRoute)).toMatchObject({
      code: codes.inspection_overdue.code,
      details: { next_to_date: '2026-11-19' },
    });
    expect(await shiftOf(driver)).toMatchObject({ route: { id: world.ours.route }, changes: [] });
  });
});

describe('changeDriverTransport', () => {
  it('outside a shift is only the vehicle assigned, which drivers may share', async () => {
    const { vehicle } = await onShift();
    const driver = await world.addDriver();
    const answer = await changeVehicle(driver, vehicle);
    expect(answer.data).toMatchObject({ transport: { id: vehicle }, session_open_time: null, version: 2 });
    expect(await vehicleNow(vehicle)).toMatchObject({ status: 'on_route', version: 2 });
  });

  it('during a shift parks the old vehicle, takes the new one to the route, and records it', async () => {
    const { driver, vehicle } = await onShift();
    await changeRoute(driver, world.ours.otherRoute);
    const next = await world.addVehicle();
    const answer = await changeVehicle(driver, next);
    const number = (await vehicleNow(next)).transport_num;
    expect(answer.data).toMatchObject({ transport: { id: next, name: number }, transport_number: number });
    expect(await vehicleNow(vehicle)).toMatchObject({ status: 'parked', driver: null });
    const route = { id: world.ours.otherRoute };
    expect(await vehicleNow(next)).toMatchObject({ status: 'on_route', driver: { id: driver }, route });
    const shift = await shiftOf(driver);
    expect(shift.transport).toEqual({ id: next, name: number });
    expect(shift.changes).toMatchObject([
      { kind: 'route' },
      { kind: 'transport', from: { id: vehicle }, to: shift.transport, by: dispatcher() },
    ]);
  });

  it('frees the old vehicle for another driver', async () => {
    const { driver, vehicle } = await onShift();
    await changeVehicle(driver, await world.addVehicle());
    const body = { transport_id: vehicle, route_id: null };
    const other = await world.call(ops.openShift, { params: { id: await world.addDriver() }, body });
    expect(other.code).toBe(0);
  });

  it('to the same vehicle records nothing', async () => {
    const { driver, vehicle } = await onShift();
    expect(await changeVehicle(driver, vehicle)).toMatchObject({ code: 0 });
    expect(await shiftOf(driver)).toMatchObject({ transport: { id: vehicle }, changes: [] });
    expect(await vehicleNow(vehicle)).toMatchObject({ status: 'on_route' });
  });

  it('during a shift refuses a vehicle that cannot go on a route, and changes nothing', async () => {
    const { driver, vehicle } = await onShift();
    const busy = await onShift();
    const name = 'Бондаренко Андрій Васильович';
    const refusals = [
      [busy.vehicle, 'transport_busy', { busy_with: { id: busy.driver, name } }],
      [await world.addVehicle({ status: 'maintenance' }), 'transport_unavailable', null],
      [await world.addVehicle({ status: 'off_line' }), 'transport_unavailable', null],
      [
        await world.addVehicle({ next_to_date: '2026-11-01' }),
        'inspection_overdue',
        { next_to_date: '2026-11-01' },
      ],
    ] as const;
    for (const [id, code, details] of refusals) {
      expect(await changeVehicle(driver, id)).toMatchObject({ code: codes[code].code, details });
    }
    expect(await shiftOf(driver)).toMatchObject({ transport: { id: vehicle }, changes: [] });
    expect(await vehicleNow(vehicle)).toMatchObject({ status: 'on_route', version: 2 });
  });
});
