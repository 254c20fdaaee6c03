import { codes } from '@kasa/contracts/shared/codes';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { expect, it } from 'vitest';
import { depot as depotRow, idOf } from '../db/test-support/rows.ts';
import { startWorld } from './test-support/world.ts';

const world = await startWorld();

const body = ops.createDepot.example.body;

it('counts its vehicles and drivers, in the list too', async () => {
  const { data } = await world.call(ops.createDepot, { body: { ...body, name: 'Лічене депо' } });
  const branch = { branch_id: data.id };
  for (let n = 0; n < 2; n += 1) await world.addVehicle(branch);
  for (let n = 0; n < 3; n += 1) await world.addDriver(branch);
  const { data: list } = await world.call(ops.listDepots, { query: { q: 'лічене' } });
  expect(list.items).toMatchObject([{ id: data.id, transports_count: 2, drivers_count: 3 }]);
});

it('a point of sale is no depot: not read, not changed, and nothing belongs to it', async () => {
  const id = idOf(500);
  const shop = { ...depotRow(500), id, merchant_id: world.ours.merchant, kind: 'fiscal' as const };
  await world.database.db
    .insertInto('branches')
    .values({ ...shop, name: 'Крамниця' })
    .execute();
  const missing = { code: codes.not_found.code, details: null };
  expect(await world.call(ops.getDepot, { params: { id } })).toMatchObject(missing);
  const change = { params: { id }, body: { ...body, version: 1 } };
  expect(await world.call(ops.updateDepot, change)).toMatchObject(missing);
  expect((await world.call(ops.listDepots)).data.items.map((item) => item.name)).not.toContain('Крамниця');
  const filtered = await world.call(ops.listTransports, { query: { branch_id: id } });
  expect(filtered).toMatchObject({
    code: codes.not_found.code,
    details: { fields: [{ path: 'branch_id' }] },
  });
});
