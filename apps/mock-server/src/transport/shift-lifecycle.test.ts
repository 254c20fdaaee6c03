import { codes } from '@kasa/contracts/shared/codes';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import { nextNumber, startWorld, TODAY } from './test-support/world.ts';

const world = await startWorld();

const open = (driver: string, transport_id: string, route_id: string | null = null) =>
  world.call(ops.openShift, { params: { id: driver }, body: { transport_id, route_id } });
const close = (driver: string, handed_over_cash = 0, comment: string | null = null) =>
  world.call(ops.closeShift, { params: { id: driver }, body: { handed_over_cash, comment } });
const driverNow = async (id: string) => (await world.call(ops.getDriver, { params: { id } })).data;
const vehicleNow = async (id: string) => (await world.call(ops.getTransport, { params: { id } })).data;

describe('openShift', () => {
  it('puts the vehicle on the route and makes both the driver’s own', async () => {
    const [driver, vehicle] = [await world.addDriver(), await world.addVehicle()];
    const answer = await open(driver, vehicle, world.ours.otherRoute);
    expect(answer.data).toMatchObject({
      driver: { id: driver },
      transport: { id: vehicle },
      route: { id: world.ours.otherRoute, name: 'Тролейбус №22' },
      status: 'open',
      opened_at: '2026-11-20T09:00:00.000Z',
      opened_by: { id: world.ours.user, name: 'Савчук Тарас Миколайович' },
      closed_at: null,
      closed_by: null,
      expected_cash: 0,
      handed_over_cash: null,
      cash_difference: null,
      changes: [],
    });
    expect(await vehicleNow(vehicle)).toMatchObject({
      status: 'on_route',
      route: { id: world.ours.otherRoute },
      driver: { id: driver, name: 'Бондаренко Андрій Васильович' },
      version: 2,
    });
    expect(await driverNow(driver)).toMatchObject({
      session_open_time: '2026-11-20T09:00:00.000Z',
      transport: { id: vehicle },
      route: { id: world.ours.otherRoute },
      version: 2,
    });
    const row = await world.database.db.selectFrom('shifts').selectAll().where('id', '=', answer.data.id);
    expect(await row.executeTakeFirst()).toMatchObject({ opened_by: world.ours.user, closed_by: null });
  });

  it('takes the driver’s own route when none is asked for', async () => {
    const answer = await open(await world.addDriver(), await world.addVehicle());
    expect(answer.data.route).toEqual({ id: world.ours.route, name: 'Автобус №33' });
  });

  it('needs a route', async () => {
    const answer = await open(await world.addDriver({ route_id: null }), await world.addVehicle());
    expect(answer).toMatchObject({ code: codes.route_required.code, status: 409, details: null });
  });

  it('refuses a second shift of the driver', async () => {
    const driver = await world.addDriver();
    await open(driver, await world.addVehicle());
    const second = await world.addVehicle();
    expect(await open(driver, second)).toMatchObject({ code: codes.shift_already_open.code, status: 409 });
    expect(await vehicleNow(second)).toMatchObject({ status: 'parked', driver: null, version: 1 });
  });

  it('refuses a vehicle with another driver on shift, and names him', async () => {
    const [first, vehicle] = [await world.addDriver({ name: 'Гнатюк Юрій' }), await world.addVehicle()];
    await open(first, vehicle);
    const second = await world.addDriver();
    expect(await open(second, vehicle)).toMatchObject({
      code: codes.transport_busy.code,
      details: { busy_with: { id: first, name: 'Гнатюк Юрій' } },
    });
    expect(await driverNow(second)).toMatchObject({ session_open_time: null, version: 1 });
  });

  it.each(['maintenance', 'off_line'] as const)('refuses a vehicle in state %s', async (status) => {
    const answer = await open(await world.addDriver(), await world.addVehicle({ status }));
    expect(answer).toMatchObject({ code: codes.transport_unavailable.code, status: 409, details: null });
  });

  it('refuses a vehicle past its inspection and says the date; the date itself is still valid', async () => {
    const overdue = await world.addVehicle({ next_to_date: '2026-11-19' });
    expect(await open(await world.addDriver(), overdue)).toMatchObject({
      code: codes.inspection_overdue.code,
      status: 409,
      details: { next_to_date: '2026-11-19' },
    });
    const lastDay = await world.addVehicle({ next_to_date: TODAY });
    expect(await open(await world.addDriver(), lastDay)).toMatchObject({ code: 0 });
  });

  it('names every id of the body that is not there', async () => {
    const unknown = '01912d50-3c00-7000-8000-0000deadbeef';
    const answer = await open(await world.addDriver(), unknown, unknown);
    expect(answer).toMatchObject({ code: codes.not_found.code, status: 404 });
    expect(answer.details.fields).toEqual([
      { path: 'route_id', rule: 'not_found', message: 'Не знайдено' },
      { path: 'transport_id', rule: 'not_found', message: 'Не знайдено' },
    ]);
  });
});

describe('closeShift', () => {
  it('closes nothing but the shift, and the cash, that the person saw', async () => {
    const driver = await world.addDriver({ money: 5000 });
    const { data: first } = await open(driver, await world.addVehicle());
    const body = { handed_over_cash: 5000, comment: null, shift_id: first.id };
    const params = { id: driver };
    const moreCash = { ...body, expected_cash: 4900 };
    expect(await world.call(ops.closeShift, { params, body: moreCash })).toMatchObject({
      code: codes.conflict.code,
      status: 409,
    });
    expect((await driverNow(driver)).money).toBe(5000);
    await close(driver, 5000);
    const { data: second } = await open(driver, await world.addVehicle());
    expect((await world.call(ops.closeShift, { params, body })).code).toBe(codes.shift_already_closed.code);
    const seen = { ...body, handed_over_cash: 0, shift_id: second.id, expected_cash: 0 };
    expect((await world.call(ops.closeShift, { params, body: seen })).data).toMatchObject({
      id: second.id,
      cash_difference: 0,
    });
  });

  it('states the cash, leaves the driver with none and parks the vehicle', async () => {
    const driver = await world.addDriver({ money: 184_500 });
    const vehicle = await world.addVehicle();
    const opened = await open(driver, vehicle);
    expect(opened.data.expected_cash).toBe(184_500);
    const whoDispatches = { id: world.ours.user, name: 'Савчук Тарас Миколайович' };
    expect(opened.data.opened_by).toMatchObject(whoDispatches);
    world.clock.advance(600);
    const answer = await close(driver, 184_000, 'Бракує 5 грн');
    expect(answer.data).toEqual({
      ...opened.data,
      status: 'closed',
      closed_at: '2026-11-20T09:10:00.000Z',
      closed_by: opened.data.opened_by,
      expected_cash: 184_500,
      handed_over_cash: 184_000,
      cash_difference: -500,
      comment: 'Бракує 5 грн',
    });
    await world.travelTo('2026-11-20T09:00:00.000Z');
    expect(await driverNow(driver)).toMatchObject({
      money: 0,
      session_open_time: null,
      transport: { id: vehicle },
    });
    expect(await vehicleNow(vehicle)).toMatchObject({ status: 'parked', driver: null, version: 3 });
    const row = world.database.db.selectFrom('shifts').selectAll().where('id', '=', answer.data.id);
    expect(await row.executeTakeFirst()).toMatchObject({ closed_by: world.ours.user });
  });

  it.each([null, '', '  \n', '\u200b'])('asks why cash is missing, and %j is no answer', async (comment) => {
    const driver = await world.addDriver({ money: 184_500 });
    const vehicle = await world.addVehicle();
    const opened = await open(driver, vehicle);
    const answer = await close(driver, 184_499, comment);
    expect(answer).toMatchObject({ code: codes.validation_failed.code, status: 422 });
    expect(answer.details.fields).toEqual([
      { path: 'comment', rule: 'required', message: "Поле обов'язкове" },
    ]);
    const { data } = await world.call(ops.getOpenShift, { params: { id: driver } });
    expect(data).toEqual(opened.data);
    expect(await driverNow(driver)).toMatchObject({ money: 184_500 });
    expect(await vehicleNow(vehicle)).toMatchObject({ status: 'on_route' });
  });

  it.each([184_500, 190_000])('asks nothing when %i kopiykas of 184 500 are handed over', async (handed) => {
    const driver = await world.addDriver({ money: 184_500 });
    await open(driver, await world.addVehicle());
    expect(await close(driver, handed)).toMatchObject({ code: 0, data: { comment: null } });
  });

  it('keeps who opened it and what was changed during it, which the list of shifts shows', async () => {
    const driver = await world.addDriver();
    const [vehicle, other] = [await world.addVehicle(), await world.addVehicle()];
    const opened = await open(driver, vehicle);
    await world.call(ops.changeDriverTransport, { params: { id: driver }, body: { transport_id: other } });
    const body = { route_id: world.ours.otherRoute };
    await world.call(ops.changeDriverRoute, { params: { id: driver }, body });
    const closed = await close(driver);
    const by = { id: world.ours.user, name: 'Савчук Тарас Миколайович' };
    expect(closed.data).toMatchObject({
      opened_by: by,
      closed_by: by,
      changes: [
        { kind: 'transport', from: opened.data.transport, to: { id: other }, by },
        { kind: 'route', from: opened.data.route, to: { id: world.ours.otherRoute }, by },
      ],
    });
    const { data } = await world.call(ops.listShifts, { params: { id: driver } });
    expect(data.items).toEqual([closed.data]);
  });

  it('keeps what was stated when the driver earns again', async () => {
    const driver = await world.addDriver({ money: 100 });
    const vehicle = await world.addVehicle();
    await open(driver, vehicle);
    await close(driver, 250);
    await world.database.db.updateTable('drivers').set({ money: 700 }).where('id', '=', driver).execute();
    const { data } = await world.call(ops.listShifts, { params: { id: driver } });
    expect(data.items).toMatchObject([{ expected_cash: 100, handed_over_cash: 250, cash_difference: 150 }]);
    expect((await open(driver, vehicle)).data.expected_cash).toBe(700);
  });

  it('refuses without an open shift: never opened, and closed already', async () => {
    const driver = await world.addDriver({ money: 100 });
    const refused = { code: codes.shift_already_closed.code, status: 409, details: null };
    expect(await close(driver)).toMatchObject(refused);
    await open(driver, await world.addVehicle());
    await close(driver, 100);
    expect(await close(driver, 100)).toMatchObject(refused);
  });
});

describe('getOpenShift and listShifts', () => {
  it('answer the open shift with the cash as of now, and all shifts, the latest first', async () => {
    const [driver, vehicle] = [await world.addDriver(), await world.addVehicle()];
    await open(driver, vehicle);
    await close(driver);
    world.clock.advance(60);
    const second = await open(driver, vehicle);
    await world.database.db.updateTable('drivers').set({ money: 4200 }).where('id', '=', driver).execute();
    const now = await world.call(ops.getOpenShift, { params: { id: driver } });
    expect(now.data).toEqual({ ...second.data, expected_cash: 4200 });
    const { data } = await world.call(ops.listShifts, { params: { id: driver } });
    expect(data).toMatchObject({ total: 2, items: [now.data, { status: 'closed' }] });
    await world.travelTo('2026-11-20T09:00:00.000Z');
  });

  it('pages shifts of one moment by id', async () => {
    const [driver, vehicle] = [await world.addDriver(), await world.addVehicle()];
    for (let n = 0; n < 11; n += 1) {
      await open(driver, vehicle);
      await close(driver);
    }
    const page = async (n: number) =>
      (await world.call(ops.listShifts, { params: { id: driver }, query: { page: n } })).data;
    const ids = [...(await page(1)).items, ...(await page(2)).items].map((shift) => shift.id);
    expect(ids).toHaveLength(11);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('say when there is no open shift, or no driver', async () => {
    const params = { id: await world.addDriver() };
    expect(await world.call(ops.getOpenShift, { params })).toMatchObject({
      code: codes.shift_already_closed.code,
    });
    expect((await world.call(ops.listShifts, { params })).data.items).toEqual([]);
    const nobody = { params: { id: `01912d50-3c00-7000-8000-00000000${nextNumber()}` } };
    for (const op of [ops.getOpenShift, ops.listShifts]) {
      expect(await world.call(op, nobody)).toMatchObject({ code: codes.not_found.code, details: null });
    }
  });
});
