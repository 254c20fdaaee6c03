/** Who or what is moved away meanwhile, and points that come and go: what was begun ends at the points of now. */
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations } from '@kasa/contracts/users/operations';
import { MAX_USER_POINTS } from '@kasa/contracts/users/users';
import { describe, expect, it } from 'vitest';
import { bulkInsert } from './db/bulk-insert.ts';
import { BATCH_SIZE } from './db/in-batches.ts';
import { newId } from './db/row-columns.ts';
import { runDomains } from './domains.ts';
import { exportFile } from './http/entity/export.ts';
import type { Context } from './http/request/handler.ts';
import { type Caller, call, signInAs } from './http/test-support/call.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';
import { placeAt } from './http/test-support/place-everywhere.ts';
import { LIMITED, limitedBeforeEach } from './http/test-support/point-scope-world.ts';
import { processRuns } from './runs/process-runs.ts';
import { previewAndStartRun } from './terminals/test-support/preview-and-start-run.ts';
import { transactionsExport } from './transactions/transactions-export.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const [A, B] = [ids.point, ids.pointToRepair];
const SPARE = ids.pointToDelete;
const director = limitedBeforeEach(test, A, B);

describe('a run that somebody has begun', () => {
  /** Those that can be blocked. */
  const openAt = async (...points: string[]) => {
    const open = db.selectFrom('terminals').select('id').where('status', 'in', ['active', 'added']);
    return (await open.where('point_id', 'in', points).orderBy('id').execute()).map(({ id }) => id);
  };
  const begin = async () => {
    const { code } = await previewAndStartRun(test.app, { kind: 'block', target: {} }, director);
    expect(code).toBe(codes.ok.code);
  };
  const work = async () => {
    const services = { db, clock: test.clock, acquirer: test.acquirer };
    await processRuns(services, runDomains(services));
    const rows = db.selectFrom('bulk_run_rows').select(['object_id', 'state', 'reason']);
    const own = rows.where('run_id', 'in', (eb) =>
      eb.selectFrom('bulk_runs').select('id').where('user_id', '=', ids.pointDirector),
    );
    return Map.groupBy(await own.orderBy('object_id').execute(), ({ state, reason }) => `${state} ${reason}`);
  };
  const objects = (rows: readonly { readonly object_id: string }[] | undefined) =>
    rows?.map(({ object_id }) => object_id);

  it('goes on where they still work, and refuses the rows of where they do not', async () => {
    const [gone, left] = [await openAt(A), await openAt(B)];
    await begin();
    await placeAt(db, ids.pointDirector, [B]);
    const rows = await work();
    expect(objects(rows.get('failed not_allowed'))).toEqual(expect.arrayContaining(gone));
    expect(objects(rows.get('done null'))).toEqual(left);
    expect([await openAt(A), await openAt(B)]).toEqual([gone, []]);
    const run = db.selectFrom('bulk_runs').select('state').where('user_id', '=', ids.pointDirector);
    expect(await run.execute()).toEqual([{ state: 'done' }]);
  });

  it('refuses the row of a terminal that was moved out of their sight', async () => {
    const [moved, ...others] = await openAt(A, B);
    await begin();
    const move = db.updateTable('terminals').where('id', '=', String(moved));
    await move.set({ point_id: ids.pointWithCash }).execute();
    const rows = await work();
    expect(objects(rows.get('failed not_allowed'))).toEqual([moved]);
    expect(objects(rows.get('done null'))).toEqual(others);
    expect(await openAt(A, B)).toEqual([]);
    expect(await openAt(ids.pointWithCash)).toContain(moved);
  });
});

describe.each(['csv', 'xlsx'] as const)('an export that somebody has begun (%s)', (format) => {
  /** The pieces of their payments from the points of then, of which the first one was read. */
  async function begun(caller: Caller, userId: string, points: readonly string[] | null) {
    const session = { merchantId: ids.merchant, userId, userName: 'Хтось', userPhone: '', tags: [], points };
    const { database, clock } = test;
    const context = {
      ...{ db: database, clock, language: 'uk', session, operation: 'exportTransactions' },
      ...{ requestId: newId(), exchange: { cookie: caller.cookie?.split('=')[1], address: '127.0.0.1' } },
    } as unknown as Context;
    const { pieces } = await exportFile(context, transactionsExport, { format });
    const iterator = pieces[Symbol.asyncIterator]();
    expect((await iterator.next()).done).toBe(false);
    return iterator;
  }
  async function piecesLeft(pieces: AsyncIterator<Uint8Array>): Promise<number> {
    let count = 0;
    while (!(await pieces.next()).done) count += 1;
    return count;
  }
  const cut = { codeName: 'not_authenticated' };

  it('is cut when they are moved away from one of its points, and goes on when they got another', async () => {
    const payments = db.selectFrom('transactions').select('id').where('point_id', 'in', [A, B]);
    expect((await payments.execute()).length).toBeGreaterThan(2 * BATCH_SIZE);
    const wider = await begun(director, ids.pointDirector, [A, B]);
    await placeAt(db, ids.pointDirector, [A, B, SPARE]);
    expect(await piecesLeft(wider)).toBeGreaterThan(0);
    const narrower = await begun(director, ids.pointDirector, [A, B, SPARE]);
    await placeAt(db, ids.pointDirector, [A, B]);
    await expect(piecesLeft(narrower)).rejects.toMatchObject(cut);
  });

  it('is cut when they saw all points and are limited to some now', async () => {
    const set = (roles: string) => db.updateTable('users').set({ roles }).where('id', '=', LIMITED).execute();
    await placeAt(db, LIMITED, [A]);
    await set('["accountant"]');
    const caller = await signInAs(test.app, 'cashier');
    const whole = await begun(caller, LIMITED, null);
    await set('["cashier"]');
    await expect(piecesLeft(whole)).rejects.toMatchObject(cut);
  });
});

describe('a point that is deleted', () => {
  const { updateUser, updateSchedule, getUser } = usersOperations;
  const COLLEAGUE = ids.userToEdit;
  const week = '2026-12-07';
  const card = async () => {
    const { data } = await call(test.app, getUser, { params: { id: COLLEAGUE } }, owner);
    const { full_name, tax_number, phone, version } = data;
    return { full_name, tax_number, phone, version, position: 'Касир залу', point_ids: [A] };
  };
  const change = async () =>
    call(test.app, updateUser, { params: { id: COLLEAGUE }, body: await card() }, director);
  const remove = (caller: Caller) =>
    call(test.app, pointsOperations.deletePoint, { params: { id: SPARE } }, caller);
  const leftOf = async () => {
    const all = [];
    for (const table of ['user_points', 'schedules', 'planned_shifts', 'shift_swaps'] as const)
      all.push((await db.selectFrom(table).select('id').where('point_id', '=', SPARE).execute()).length);
    return all;
  };

  it('leaves nobody working there and nothing planned, and says so in the journal', async () => {
    await placeAt(db, ids.pointDirector, [A]);
    await db.deleteFrom('user_points').where('point_id', '=', SPARE).execute();
    await placeAt(db, COLLEAGUE, [A, SPARE]);
    const shift = { user_id: COLLEAGUE, day: week, from: '09:00', to: '18:00' };
    const hours = { from: '09:00', to: '21:00', days: [1] };
    const body = { week, version: 0, hours, shifts: [shift] };
    const planned = await call(test.app, updateSchedule, { params: { id: SPARE }, body }, owner);
    const swaps = db.selectFrom('shift_swaps').selectAll().where('id', '=', ids.shiftSwapToDecide);
    const swap = { ...(await swaps.executeTakeFirstOrThrow()), id: newId(), point_id: SPARE };
    await db.insertInto('shift_swaps').values(swap).execute();
    expect([planned.code, await leftOf()]).toEqual([codes.ok.code, [1, 1, 1, 1]]);
    const { name } = planned.data.point;
    expect((await change()).code).toBe(codes.beyond_own_points.code);
    const { version } = await card();
    expect((await remove(owner)).code).toBe(codes.ok.code);
    expect(await leftOf()).toEqual([0, 0, 0, 0]);
    const entries = db.selectFrom('audit_entries').selectAll().where('operation', '=', 'deletePoint');
    const found = (await entries.where('user_id', '=', ids.owner).execute()).map((entry) => ({
      ...{ type: entry.object_type, id: entry.object_id },
      before: JSON.parse(String(entry.before)) as object,
      after: JSON.parse(String(entry.after)) as object | null,
    }));
    const points = (some: unknown) => ({ points: some });
    expect(found).toHaveLength(4);
    expect(found).toContainEqual(
      expect.objectContaining({ type: 'shift_swap', before: expect.objectContaining({ state: 'lapsed' }) }),
    );
    expect(found).toContainEqual({
      ...{ type: 'user', id: COLLEAGUE },
      before: points(expect.arrayContaining([name])),
      after: points([expect.not.stringContaining(name)]),
    });
    expect(found).toContainEqual(
      expect.objectContaining({
        type: 'schedule',
        before: expect.objectContaining({ planned_shifts: [expect.stringContaining(week)] }),
        after: null,
      }),
    );
    expect(found).toContainEqual(expect.objectContaining({ type: 'point', id: SPARE, after: null }));
    const told = db.selectFrom('events').select('data').where('type', '=', 'user.changed');
    const events = (await told.execute()).map(({ data }) => JSON.parse(data) as object);
    expect(events).toContainEqual(expect.objectContaining({ user_id: COLLEAGUE, version: version + 1 }));
    expect((await change()).code).toBe(codes.ok.code);
  });

  it('is no more of who deletes it themselves', async () => {
    await placeAt(db, ids.pointDirector, [A, SPARE]);
    expect((await remove(director)).code).toBe(codes.ok.code);
    expect(await leftOf()).toEqual([0, 0, 0, 0]);
    const own = db.selectFrom('user_points').select('point_id').where('user_id', '=', ids.pointDirector);
    expect(await own.execute()).toEqual([{ point_id: A }]);
  });
});

it('who works at as many points as there may be makes no other, and is told so', async () => {
  const some = db.selectFrom('branches').selectAll().where('id', '=', SPARE);
  const one = await some.executeTakeFirstOrThrow();
  const rows = Array.from({ length: MAX_USER_POINTS }, (_, n) => ({
    ...one,
    ...{ id: newId(), name: `Точка ${n}`, fiscal_register_number: null, director_id: null },
  }));
  await bulkInsert(db, 'branches', rows);
  const all = rows.map(({ id }) => id);
  const create = () => {
    const { body } = pointsOperations.createPoint.example;
    const fields = { ...body, director_id: null, point_key_id: null };
    return call(test.app, pointsOperations.createPoint, { body: fields }, director);
  };
  await placeAt(db, ids.pointDirector, all);
  const before = await databaseState(test.database);
  const full = await create();
  expect([full.code, full.details.fields?.map(({ path, rule }) => [path, rule])]).toEqual([
    codes.validation_failed.code,
    [['name', 'too_many_points']],
  ]);
  expect(await databaseState(test.database)).toBe(before);
  await placeAt(db, ids.pointDirector, all.slice(1));
  expect((await create()).code).toBe(codes.ok.code);
});
