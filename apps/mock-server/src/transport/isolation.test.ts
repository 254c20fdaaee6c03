import { createHash } from 'node:crypto';
import { codes } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES } from '../db/schema.ts';
import { idOf } from '../db/test-support/rows.ts';
import { startWorld, type World } from './test-support/world.ts';

const NOWHERE = '01912d50-3c00-7000-8000-0000deadbeef';

let world: World;
let theirs: Record<'route_id' | 'transport_id' | 'branch_id' | 'driver_id', string>;
let ours: typeof theirs;

beforeAll(async () => {
  world = await startWorld();
  const of = async (side: World['ours']) => ({
    route_id: side.route,
    branch_id: side.depot,
    transport_id: await world.addVehicle({}, side),
    driver_id: await world.addDriver({}, side),
  });
  ours = await of(world.ours);
  theirs = await of(world.theirs);
  const body = { transport_id: theirs.transport_id, route_id: null };
  await world.call(ops.openShift, { params: { id: theirs.driver_id }, body }, world.theirs.caller);
});
afterAll(() => world.close());

async function state(): Promise<string> {
  const hash = createHash('sha256');
  for (const table of TABLES) {
    const rows = await world.database.db.selectFrom(table).selectAll().orderBy('id').execute();
    hash.update(JSON.stringify([table, rows]));
  }
  return hash.digest('hex');
}

const pathIdOf = (op: Operation) => {
  const word = op.path.split('/')[4];
  return (
    { routes: 'route_id', transports: 'transport_id', drivers: 'driver_id', depots: 'branch_id' } as const
  )[word as 'routes'];
};
const operations = Object.values(ops) as Operation[];
/** A request with our own ids; only the row's version may be stale, which is checked after the id. */
const input = (op: Operation) => {
  const body = op.example.body as Record<string, unknown> | undefined;
  const own = Object.entries(ours).filter(([key]) => body !== undefined && key in body);
  return {
    ...(op.params ? { params: { id: ours[pathIdOf(op)] } } : {}),
    ...(body ? { body: { ...body, ...Object.fromEntries(own) } } : {}),
  };
};

async function expectAlike(op: Operation, withId: (id: string) => object, id: string) {
  const before = await state();
  const foreign = await world.call(op, withId(id));
  const missing = await world.call(op, withId(NOWHERE));
  expect(foreign).toMatchObject({ code: codes.not_found.code, status: 404, data: null });
  expect(foreign.text).toBe(missing.text);
  expect(await state()).toBe(before);
  return foreign;
}

describe('another merchant’s id', () => {
  it.each(operations.filter((op) => op.params).map((op) => [op.id, op] as const))(
    'in the path of %s is not found',
    async (_, op) => {
      const answer = await expectAlike(op, (id) => ({ ...input(op), params: { id } }), theirs[pathIdOf(op)]);
      expect(answer.details).toBeNull();
    },
  );

  const inBodies = operations.flatMap((op) =>
    (['branch_id', 'route_id', 'transport_id'] as const)
      .filter((field) => field in ((op.example.body as object | undefined) ?? {}))
      .map((field) => [op.id, field, op] as const),
  );
  it.each(inBodies)('in the body of %s at %s is not found', async (_, field, op) => {
    const withId = (id: string) => ({ ...input(op), body: { ...input(op).body, [field]: id } });
    const answer = await expectAlike(op, withId, theirs[field]);
    expect(answer.details).toEqual({ fields: [{ path: field, rule: 'not_found', message: 'Не знайдено' }] });
  });

  const inQueries = [
    ['listTransports', 'route_id'],
    ['listTransports', 'branch_id'],
    ['listDrivers', 'route_id'],
    ['listDrivers', 'branch_id'],
    ['listDrivers', 'transport_id'],
  ] as const;
  it.each(inQueries)('in the query of %s at %s is not found', async (id, field) => {
    const answer = await expectAlike(ops[id], (value) => ({ query: { [field]: value } }), theirs[field]);
    expect(answer.details).toEqual({ fields: [{ path: field, rule: 'not_found', message: 'Не знайдено' }] });
  });

  it('was tried wherever an operation takes one', () => {
    expect(inBodies).toHaveLength(12);
    const filters = operations.flatMap((op) =>
      Object.keys((op.query as { shape?: object } | undefined)?.shape ?? {}).filter((key) =>
        key.endsWith('_id'),
      ),
    );
    expect(filters).toHaveLength(inQueries.length);
  });
});

it('lists hold only one’s own', async () => {
  for (const op of [ops.listRoutes, ops.listTransports, ops.listDrivers, ops.listDepots]) {
    const answer = await world.call(op as Operation);
    expect(answer.code).toBe(0);
    for (const id of Object.values(theirs)) expect(answer.text).not.toContain(id);
  }
});

describe('a field that the body does not declare', () => {
  const strays = {
    id: NOWHERE,
    merchant_id: idOf(2),
    status: 'on_route',
    money: 1_000_000,
    driver_id: NOWHERE,
    created_at: '2020-01-01T00:00:00.000Z',
    cash_difference: 0,
    search: 'x',
    isAdmin: true,
  };
  const writes = operations.filter((op) => op.body && !op.upload).map((op) => [op.id, op] as const);

  it.each(writes)('is refused by %s, and nothing changes', async (_, op) => {
    const before = await state();
    const body = input(op).body as Record<string, unknown>;
    const stray = Object.fromEntries(Object.entries(strays).filter(([key]) => !(key in body)));
    const answer = await world.call(op, { ...input(op), body: { ...body, ...stray } });
    expect(answer).toMatchObject({ code: codes.validation_failed.code, status: 422 });
    const unknown = answer.details.fields?.filter((field) => field.rule === 'unknown_field');
    expect(unknown?.map((field) => field.path).toSorted()).toEqual(Object.keys(stray).toSorted());
    expect(await state()).toBe(before);
  });
});
