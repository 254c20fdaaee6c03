import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWorld } from './test-support/world.ts';

const world = await startWorld();
beforeAll(async () => {
  const names = ['Бондаренко Андрій Васильович', "В'юн Ганна", 'Бондар Їлія', 'Ґалаґан 100% Є_є'];
  const person = { ...ops.createDriver.example.body, branch_id: world.ours.depot, route_id: null };
  for (const [n, name] of names.entries()) {
    const body = { ...person, name, tabulation_number: `П-${n}` };
    expect((await world.call(ops.createDriver, { body })).code).toBe(0);
  }
  const bus = { ...ops.createTransport.example.body, branch_id: world.ours.depot, route_id: null };
  const vehicles = [
    { transport_num: '1204', state_number: 'ВС1204КА', name: 'Електрон А18501' },
    { transport_num: '0077', state_number: 'АА7070ХВ', name: 'MAN Lion’s City' },
  ];
  for (const vehicle of vehicles) {
    const body = { ...bus, ...vehicle };
    expect((await world.call(ops.createTransport, { body })).code).toBe(0);
  }
});

describe('drivers by name (spec §5)', () => {
  const found = async (name: string) => {
    const { data } = await world.call(ops.listDrivers, { query: { name } });
    return data.items.map((item) => item.name.split(' ')[0]);
  };
  const everybody = ['Бондар', 'Бондаренко', "В'юн", 'Ґалаґан'];

  it.each([
    ['', everybody],
    ['   ', everybody],
    ['бондар', ['Бондар', 'Бондаренко']],
    ['БОНДАРЕНКО А', ['Бондаренко']],
    ['ендрій', []],
    ['силь', ['Бондаренко']],
    ['їл', ['Бондар']],
    ['ЇЛІЯ', ['Бондар']],
    ['ґ', ['Ґалаґан']],
    ['в’юн', ["В'юн"]],
    ['вʼюн', ["В'юн"]],
    ['%', ['Ґалаґан']],
    ['є_є', ['Ґалаґан']],
    ['_', ['Ґалаґан']],
    ['100%', ['Ґалаґан']],
    ['"', []],
    ["' or 1=1 --", []],
    ['П-0', []],
  ])('%j', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });
});

describe('vehicles by number, plate and model', () => {
  const found = async (q: string) => {
    const { data } = await world.call(ops.listTransports, { query: { q } });
    return data.items.map((item) => item.transport_num);
  };

  it.each([
    ['120', ['1204']],
    ['вс1204ка', ['1204']],
    ['BC1204KA', ['1204']],
    ['bc 1204 ka', ['1204']],
    ['ХВ', ['0077']],
    ['xb', ['0077']],
    ['електрон', ['1204']],
    ["lion's", ['0077']],
    ['70', ['0077']],
    ['1204 ка електрон', []],
  ])('%j', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });
});

describe('routes and depots', () => {
  it('by name, either end and city; by name, city and address', async () => {
    const routes = async (q: string) => (await world.call(ops.listRoutes, { query: { q } })).data.total;
    const body = { ...ops.createRoute.example.body, name: 'Експрес', city: 'Чернівці' };
    await world.call(ops.createRoute, { body });
    expect(await Promise.all(['експ', 'АВТОВОКЗ', 'універ', 'чернів', 'немає'].map(routes))).toEqual([
      1, 1, 1, 1, 0,
    ]);
    const depots = async (q: string) => (await world.call(ops.listDepots, { query: { q } })).data.total;
    expect(await Promise.all(['ДЕПО', 'львів', 'городоцька', 'гнатюк'].map(depots))).toEqual([1, 1, 1, 0]);
  });
});
