import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { expect, it } from 'vitest';
import { startWorld } from './test-support/world.ts';

const world = await startWorld();

const body = ops.createRoute.example.body;

it('counts the vehicles that are on the route now', async () => {
  const { data: route } = await world.call(ops.createRoute, { body: { ...body, name: 'Лічений' } });
  const counted = async () => {
    const one = await world.call(ops.getRoute, { params: { id: route.id } });
    const list = await world.call(ops.listRoutes, { query: { q: 'лічений' } });
    expect(list.data.items).toEqual([one.data]);
    return one.data.transports_on_route;
  };
  await world.addVehicle({ route_id: route.id });
  await world.addVehicle({ route_id: route.id, status: 'maintenance' });
  expect(await counted()).toBe(0);
  const drivers = [await world.addDriver(), await world.addDriver()];
  for (const id of drivers) {
    const on = { transport_id: await world.addVehicle(), route_id: route.id };
    await world.call(ops.openShift, { params: { id }, body: on });
  }
  expect(await counted()).toBe(2);
  const close = { params: { id: String(drivers[0]) }, body: { handed_over_cash: 0, comment: null } };
  await world.call(ops.closeShift, close);
  expect(await counted()).toBe(1);
});
