import { codes } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { transportOperations as ops } from '@kasa/contracts/transport/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { user } from '../db/test-support/rows.ts';
import type { Caller } from '../http/test-support/call.ts';
import { nextNumber, signedIn, startWorld, type World } from './test-support/world.ts';

let world: World;
let driver: Caller;
beforeAll(async () => {
  world = await startWorld();
  const someone = user(nextNumber(), { roles: '["driver"]' });
  await world.database.db.insertInto('users').values(someone).execute();
  driver = await signedIn(world.database.db, someone);
});
afterAll(() => world.close());

const operations = Object.values(ops) as Operation[];
const each = (some: Operation[]) => some.map((op) => [op.id, op] as const);
const isWrite = (op: Operation) => op.method !== 'GET';

it.each(each(operations))('%s needs a session', async (_, op) => {
  const answer = await world.call(op, op.example, {});
  expect(answer).toMatchObject({ code: codes.not_authenticated.code, status: 401, data: null });
});

it.each(each(operations.filter(isWrite)))('%s needs transport_manage', async (_, op) => {
  const answer = await world.call(op, op.example, driver);
  expect(answer).toMatchObject({
    code: codes.forbidden.code,
    status: 403,
    details: { permission: 'transport_manage' },
  });
});

it.each(each(operations.filter((op) => !isWrite(op) && !op.params)))(
  '%s may be read by anybody',
  async (_, op) => {
    expect(await world.call(op, {}, driver)).toMatchObject({ code: 0, status: 200 });
  },
);

it.each(each(operations.filter((op) => op.params)))('%s refuses an id that is none', async (_, op) => {
  const answer = await world.call(op, { ...op.example, params: { id: '1' } });
  expect(answer).toMatchObject({
    code: codes.validation_failed.code,
    details: { fields: [{ path: 'id', rule: 'id_format' }] },
  });
});

it.each(each(operations.filter((op) => op.body)))('%s names every field that is missing', async (_, op) => {
  const answer = await world.call(op, { ...op.example, body: {} });
  expect(answer).toMatchObject({ code: codes.validation_failed.code, status: 422 });
  const named = answer.details.fields?.map(({ path, rule }) => `${path} ${rule}`).toSorted();
  const { shape } = op.body as unknown as z.ZodObject;
  const required = Object.keys(shape).filter(
    (name) => !z.safeParse(shape[name] as z.ZodType, undefined).success,
  );
  const declared = required.map((name) => `${name} required`);
  expect(named).toEqual(declared.toSorted());
});
