import { codes } from '@kasa/contracts/shared/codes';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { vehicleStates, vehicleTransitions } from '@kasa/contracts/transport/vehicle-status';
import { exampleVehicle, type VehicleFields, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { describe, expect, it } from 'vitest';
import { nextNumber, startWorld } from './test-support/world.ts';

const world = await startWorld();

const tram = (changes: Partial<VehicleFields> = {}): VehicleFields => ({
  ...inputFromEntity(VehicleInput, exampleVehicle),
  branch_id: world.ours.depot,
  route_id: world.ours.route,
  transport_num: `Т-${nextNumber()}`,
  mode: 'tram',
  state_number: null,
  ...changes,
});
const create = (changes: Partial<VehicleFields> = {}) =>
  world.call(ops.createTransport, { body: tram(changes) });
const plate = () => `ВС${nextNumber()}АА`;
const taken = (path: string) => ({ path, rule: 'taken', message: 'Таке значення вже використано' });

describe('createTransport', () => {
  it('refuses a fleet number and a plate that are taken, both at once', async () => {
    const bus = { transport_num: `А-${nextNumber()}`, mode: 'bus', state_number: plate() } as const;
    expect((await create(bus)).code).toBe(0);
    const again = await create(bus);
    expect(again).toMatchObject({ code: codes.conflict.code, status: 409 });
    expect(again.details).toEqual({ fields: [taken('transport_num'), taken('state_number')] });
    const otherNumber = await create({ ...bus, transport_num: `А-${nextNumber()}` });
    expect(otherNumber.details).toEqual({ fields: [taken('state_number')] });
  });

  it('lets many vehicles be without a plate, and merchants use the same numbers', async () => {
    const both = { transport_num: '777', branch_id: world.theirs.depot, route_id: null };
    expect((await create({ transport_num: '777' })).code).toBe(0);
    const theirs = await world.call(ops.createTransport, { body: tram(both) }, world.theirs.caller);
    expect(theirs.code).toBe(0);
  });
});

describe('updateTransport', () => {
  it('refuses what another vehicle has, but not what it has itself', async () => {
    const own = await create();
    const other = await create();
    const { transport_num } = own.data;
    const keep = { params: { id: own.data.id }, body: { ...tram({ transport_num }), version: 1 } };
    expect(await world.call(ops.updateTransport, keep)).toMatchObject({ code: 0 });
    const take = { params: { id: other.data.id }, body: { ...tram({ transport_num }), version: 1 } };
    expect((await world.call(ops.updateTransport, take)).details).toEqual({
      fields: [taken('transport_num')],
    });
  });

  it('on shift keeps its route, figures and state; the rest may change, an inspection date in the past too', async () => {
    const [driver, id] = [await world.addDriver(), await world.addVehicle({ passenger_amount: 12 })];
    const body = { transport_id: id, route_id: world.ours.route };
    await world.call(ops.openShift, { params: { id: driver }, body });
    const changed = { ...tram({ next_to_date: '2026-11-01' }), version: 2 };
    const elsewhere = { ...changed, route_id: world.ours.otherRoute };
    const refused = await world.call(ops.updateTransport, { params: { id }, body: elsewhere });
    expect(refused).toMatchObject({ code: codes.conflict.code });
    expect(refused.details.fields).toEqual([
      { path: 'route_id', rule: 'on_shift', message: 'Транспорт на зміні: змініть маршрут у картці водія' },
    ]);
    const accepted = await world.call(ops.updateTransport, { params: { id }, body: changed });
    expect(accepted.data).toMatchObject({
      status: 'on_route',
      passenger_amount: 12,
      status_color: 'danger',
      driver: { id: driver },
    });
  });
});

describe('changeTransportStatus', () => {
  const allowed = vehicleTransitions.filter((step) => step.by === 'dispatcher');
  const all = vehicleStates.flatMap((from) => vehicleStates.map((to) => ({ from, to })));

  it.each(all)('$from → $to', async ({ from, to }) => {
    const id = await world.addVehicle({ status: from });
    const answer = await world.call(ops.changeTransportStatus, {
      params: { id },
      body: { status: to, version: 1 },
    });
    if (allowed.some((step) => step.from === from && step.to === to)) {
      const fontStyle = to === 'off_line' ? 'italic' : 'normal';
      expect(answer.data).toMatchObject({ status: to, version: 2, fontStyle });
    } else {
      expect(answer).toMatchObject({
        code: codes.status_transition_forbidden.code,
        status: 409,
        details: null,
      });
      const { data } = await world.call(ops.getTransport, { params: { id } });
      expect(data).toMatchObject({ status: from, version: 1 });
    }
  });
});

describe('the inspection date', () => {
  it.each([
    ['2026-11-19', 'danger'],
    ['2026-11-20', 'warning'],
    ['2026-12-20', 'warning'],
    ['2026-12-21', null],
  ])('%s colours the row %s on 20 November', async (next_to_date, color) => {
    const id = await world.addVehicle({ next_to_date });
    expect((await world.call(ops.getTransport, { params: { id } })).data.status_color).toBe(color);
  });

  it('passes at midnight in Kyiv, in winter and in summer', async () => {
    const id = await world.addVehicle({ next_to_date: '2026-11-20' });
    const summer = await world.addVehicle({ next_to_date: '2027-07-01' });
    const moments = [
      [id, '2026-11-20T21:59:59.999Z', 'warning'],
      [id, '2026-11-20T22:00:00.000Z', 'danger'],
      [summer, '2027-07-01T20:59:59.999Z', 'warning'],
      [summer, '2027-07-01T21:00:00.000Z', 'danger'],
    ] as const;
    for (const [vehicle, moment, color] of moments) {
      await world.travelTo(moment);
      const { data } = await world.call(ops.getTransport, { params: { id: vehicle } });
      expect([moment, data.status_color]).toEqual([moment, color]);
      const body = { transport_id: vehicle, route_id: null };
      const opened = await world.call(ops.openShift, { params: { id: await world.addDriver() }, body });
      expect(opened.code).toBe(color === 'danger' ? codes.inspection_overdue.code : 0);
      if (opened.code !== 0) continue;
      const close = { params: { id: opened.data.driver.id }, body: { handed_over_cash: 0, comment: null } };
      await world.call(ops.closeShift, close);
    }
    await world.travelTo('2026-11-20T09:00:00.000Z');
  });
});
