import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { call } from '../http/test-support/call.ts';
import { startWorld } from './test-support/world.ts';

it('everything is there again after the server was started anew', async () => {
  const world = await startWorld('file');
  const [driver, first, second] = [
    await world.addDriver(),
    await world.addVehicle(),
    await world.addVehicle(),
  ];
  const params = { id: driver };
  const created = await world.call(ops.createRoute, { body: ops.createRoute.example.body });
  await world.call(ops.openShift, { params, body: { transport_id: first, route_id: created.data.id } });
  await world.call(ops.changeDriverTransport, { params, body: { transport_id: second } });
  const before = await world.call(ops.getOpenShift, { params });
  expect(before.data).toMatchObject({ transport: { id: second }, changes: [{ from: { id: first } }] });
  await world.app.close();
  await world.database.close();

  const reopened = await openDatabase(world.database.options);
  const app = buildApp({ database: reopened, clock: world.clock });
  const { caller } = world.ours;
  expect((await call(app, ops.getOpenShift, { params }, caller)).text).toBe(before.text);
  expect((await call(app, ops.getRoute, { params: { id: created.data.id } }, caller)).data).toEqual({
    ...created.data,
    transports_on_route: 1,
  });
  await app.close();
  await reopened.close();
  await world.database.remove();
});
