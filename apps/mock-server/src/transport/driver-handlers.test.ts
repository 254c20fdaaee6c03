import { codes } from '@kasa/contracts/shared/codes';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import type { BodyFor } from '../http/test-support/call.ts';
import { nextNumber, startWorld } from './test-support/world.ts';

const world = await startWorld();

const fields = () => ({
  branch_id: world.ours.depot,
  name: 'Шевчук Ірина Олегівна',
  tabulation_number: `В-${nextNumber()}`,
  phone: '+380931234567',
  call_message: 'https://t.me/+380931234567',
  add_data: 'Категорія D,\nстаж 11 років',
});
const create = (changes: Partial<BodyFor<typeof ops.createDriver>> = {}, side = world.ours) => {
  const own = { branch_id: side.depot, route_id: null, transport_id: null };
  return world.call(ops.createDriver, { body: { ...fields(), ...own, ...changes } }, side.caller);
};
const update = (id: string, changes: Partial<BodyFor<typeof ops.updateDriver>>) =>
  world.call(ops.updateDriver, { params: { id }, body: { ...fields(), version: 1, ...changes } });
const taken = {
  fields: [{ path: 'tabulation_number', rule: 'taken', message: 'Таке значення вже використано' }],
};

describe('createDriver', () => {
  it('shows the vehicle assigned', async () => {
    const vehicle = await world.addVehicle({ transport_num: 'В-1201' });
    const { data } = await create({ route_id: world.ours.route, transport_id: vehicle });
    expect(data).toMatchObject({
      route: { id: world.ours.route, name: 'Автобус №33' },
      transport: { id: vehicle, name: 'В-1201' },
      transport_number: 'В-1201',
    });
  });

  it('refuses a personnel number that is taken, but not by another merchant', async () => {
    const tabulation_number = `В-${nextNumber()}`;
    expect((await create({ tabulation_number })).code).toBe(0);
    const again = await create({ tabulation_number });
    expect(again).toMatchObject({ code: codes.conflict.code, status: 409, details: taken });
    expect((await create({ tabulation_number }, world.theirs)).code).toBe(0);
  });

  it('names every id that is not there', async () => {
    const unknown = '01912d50-3c00-7000-8000-0000deadbeef';
    const answer = await create({ branch_id: unknown, route_id: unknown, transport_id: unknown });
    expect(answer.code).toBe(codes.not_found.code);
    expect(answer.details.fields?.map(({ path }) => path)).toEqual(['branch_id', 'route_id', 'transport_id']);
  });
});

describe('updateDriver', () => {
  it('replaces the fields; route, vehicle and money stay', async () => {
    const vehicle = await world.addVehicle();
    const id = await world.addDriver({ money: 300, transport_id: vehicle });
    const { data } = await update(id, { add_data: null, call_message: null });
    expect(data).toMatchObject({
      name: 'Шевчук Ірина Олегівна',
      route: { id: world.ours.route },
      transport: { id: vehicle },
      money: 300,
      add_data: null,
      call_message: null,
      version: 2,
    });
  });

  it('refuses a number that is taken, but for its own', async () => {
    const first = await create();
    const id = await world.addDriver({ version: 2 });
    const { tabulation_number } = first.data;
    expect((await update(id, { version: 2, tabulation_number })).details).toEqual(taken);
    expect((await update(first.data.id, { version: 1, tabulation_number })).code).toBe(0);
  });

  it('is found by its new name', async () => {
    const { data } = await create({ name: 'Стара Назва' });
    await update(data.id, { name: 'Ґудзь Є́вген' });
    const found = async (name: string) => (await world.call(ops.listDrivers, { query: { name } })).data.total;
    expect([await found('стара назва'), await found('ґудзь')]).toEqual([0, 1]);
  });
});
