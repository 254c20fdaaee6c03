import { codes } from '@kasa/contracts/shared/codes';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { expect, it } from 'vitest';
import { startWorld } from './test-support/world.ts';

const world = await startWorld();

async function atOnce(times: number, run: (n: number) => Promise<{ code: number }>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => run(n)));
  const counts = Map.groupBy(answers, (answer) => answer.code);
  return Object.fromEntries([...counts].map(([code, all]) => [code, all.length]));
}
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const open = (driver: string, transport_id: string) =>
  world.call(ops.openShift, { params: { id: driver }, body: { transport_id, route_id: null } });
const openShifts = (column: 'driver_id' | 'transport_id', id: string) =>
  world.database.db
    .selectFrom('shifts')
    .select(['driver_id', 'transport_id'])
    .where(column, '=', id)
    .where('closed_at', 'is', null)
    .execute();

it('of 100 shifts opened at once for one driver, one opens and one vehicle leaves', async () => {
  const driver = await world.addDriver();
  const vehicles = await times(100, () => world.addVehicle());
  const counts = await atOnce(100, (n) => open(driver, String(vehicles[n])));
  expect(counts).toEqual({ 0: 1, [codes.shift_already_open.code]: 99 });
  const [shift, ...others] = await openShifts('driver_id', driver);
  expect(others).toEqual([]);
  const rows = world.database.db
    .selectFrom('transports')
    .select(['id', 'status'])
    .where('id', 'in', vehicles);
  const moving = (await rows.execute()).filter((row) => row.status === 'on_route');
  expect(moving.map((row) => row.id)).toEqual([shift?.transport_id]);
});

it('of 100 drivers who take one vehicle at once, one gets it, and all others learn who', async () => {
  const vehicle = await world.addVehicle();
  const drivers = await times(100, () => world.addDriver());
  const refused = new Set<unknown>();
  const counts = await atOnce(100, async (n) => {
    const answer = await open(String(drivers[n]), vehicle);
    if (answer.code !== 0) refused.add((answer.details.busy_with as { id: string }).id);
    return answer;
  });
  expect(counts).toEqual({ 0: 1, [codes.transport_busy.code]: 99 });
  const [shift, ...others] = await openShifts('transport_id', vehicle);
  expect(others).toEqual([]);
  expect([...refused]).toEqual([shift?.driver_id]);
});

it('of 50 closings at once, one counts the cash', async () => {
  const driver = await world.addDriver({ money: 5000 });
  await open(driver, await world.addVehicle());
  const body = { handed_over_cash: 4000, comment: 'Не вистачає решти' };
  const counts = await atOnce(50, () => world.call(ops.closeShift, { params: { id: driver }, body }));
  expect(counts).toEqual({ 0: 1, [codes.shift_already_closed.code]: 49 });
  const { data } = await world.call(ops.listShifts, { params: { id: driver } });
  expect(data.items).toMatchObject([{ expected_cash: 5000, cash_difference: -1000 }]);
});

it('drivers who swap vehicles at once never share one', async () => {
  const drivers = await times(4, () => world.addDriver());
  const vehicles = await times(5, () => world.addVehicle());
  for (const [n, driver] of drivers.entries()) await open(driver, String(vehicles[n]));
  await atOnce(100, (n) => {
    const input = {
      params: { id: String(drivers[n % 4]) },
      body: { transport_id: String(vehicles[(n * 7) % 5]) },
    };
    return world.call(ops.changeDriverTransport, input);
  }).then((counts) => {
    expect(Object.keys(counts).every((code) => ['0', String(codes.transport_busy.code)].includes(code))).toBe(
      true,
    );
  });
  const taken = (await Promise.all(drivers.map((id) => openShifts('driver_id', id)))).flat();
  expect(new Set(taken.map((shift) => shift.transport_id)).size).toBe(4);
  const rows = world.database.db
    .selectFrom('transports')
    .select(['id', 'status'])
    .where('id', 'in', vehicles);
  const moving = (await rows.execute()).filter((row) => row.status === 'on_route').map((row) => row.id);
  expect(moving.toSorted()).toEqual(taken.map((shift) => shift.transport_id).toSorted());
});

it('a vehicle is sent to maintenance or on a route, never both', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [driver, vehicle] = [await world.addDriver(), await world.addVehicle()];
    const body = { status: 'maintenance', version: 1 } as const;
    const [opened, sent] = await Promise.all([
      open(driver, vehicle),
      world.call(ops.changeTransportStatus, { params: { id: vehicle }, body }),
    ]);
    expect([opened.code, sent.code].filter((code) => code === 0)).toHaveLength(1);
    expect(await openShifts('driver_id', driver)).toHaveLength(opened.code === 0 ? 1 : 0);
  }
});
