/** What somebody who is limited to points sees and changes of what concerns people of other points, too. */
import { viewAsRole } from '@kasa/contracts/auth/operations/account';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { PointUpdate } from '@kasa/contracts/points/points';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, signInAs } from './http/test-support/call.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';
import { placeAt } from './http/test-support/place-everywhere.ts';
import { giveAllTags, LIMITED, limitedBeforeEach } from './http/test-support/point-scope-world.ts';
import { addPayment } from './transactions/test-support/payments.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const [A, B] = [ids.point, ids.pointToEdit];
const director = limitedBeforeEach(test, A);
/** Works at the other point, and somebody who works here. */
const [STRANGER, COLLEAGUE] = [ids.userForPhoto, ids.userToEdit];

beforeEach(async () => {
  await placeAt(db, STRANGER, [B]);
  await placeAt(db, COLLEAGUE, [A]);
});

describe('a template of rights', () => {
  const params = { id: ids.rightsTemplate };
  const remove = (caller: Caller) => call(test.app, usersOperations.deleteRightsTemplate, { params }, caller);
  const templateOf = async (id: string) =>
    (await call(test.app, usersOperations.getUser, { params: { id } }, owner)).data.template;
  const give = async (...people: string[]) => {
    const all = db.updateTable('users').set({ template_id: null }).where('merchant_id', '=', ids.merchant);
    await all.execute();
    const some = db.updateTable('users').set({ template_id: params.id });
    await some.where('id', 'in', people).execute();
  };

  it.each([
    ['at another point', [B]],
    ['there, too', [A, B]],
    ['nowhere', []],
  ])('of somebody who works %s is deleted by who sees them', async (_where, points) => {
    await placeAt(db, STRANGER, points);
    await give(STRANGER, COLLEAGUE);
    const before = await databaseState(test.database);
    expect((await remove(director)).code).toBe(codes.beyond_own_points.code);
    expect(await databaseState(test.database)).toBe(before);
    expect((await remove(owner)).code).toBe(codes.ok.code);
    expect([await templateOf(STRANGER), await templateOf(COLLEAGUE)]).toEqual([null, null]);
  });

  it('of the own people alone is deleted', async () => {
    await give(COLLEAGUE, ids.pointDirector);
    expect((await remove(director)).code).toBe(codes.ok.code);
    expect(await templateOf(COLLEAGUE)).toBeNull();
  });
});

describe('the overview of a terminal', () => {
  const { getTerminalOverview, updateTerminal } = terminalsOperations;
  const params = { id: ids.terminal };
  const overview = async (caller: Caller) =>
    (await call(test.app, getTerminalOverview, { params }, caller)).data;

  it('counts the payments of today that they see: not those of before it was moved here', async () => {
    const [before, all] = [await overview(director), await overview(owner)];
    const today = { terminal_id: params.id, started_at: '2026-11-20T08:00:00.000Z' };
    await addPayment(db, { ...today, point_id: A });
    for (let n = 0; n < 2; n += 1) await addPayment(db, { ...today, point_id: B });
    expect((await overview(director)).today_payments).toBe(Number(before.today_payments) + 1);
    expect((await overview(owner)).today_payments).toBe(Number(all.today_payments) + 3);
  });

  it('tells of the own last change, and of nobody else’s', async () => {
    const change = async (name: string, caller: Caller) => {
      const { body } = updateTerminal.example;
      const nothing = { template_id: null, vehicle_id: null, website: null, secret_key_phrase: null };
      const row = db.selectFrom('terminals').select('version').where('id', '=', params.id);
      const { version } = await row.executeTakeFirstOrThrow();
      const input = { ...body, ...nothing, name, version, point_id: A, settings: {} };
      expect((await call(test.app, updateTerminal, { params, body: input }, caller)).code).toBe(0);
    };
    const whose = async (caller: Caller) => (await overview(caller)).last_change?.person?.id;
    await change('Каса біля вікна', owner);
    expect([await whose(director), await whose(owner)]).toEqual([undefined, ids.owner]);
    await change('Каса біля дверей', director);
    test.clock.advance(60);
    await change('Каса біля сходів', owner);
    expect([await whose(director), await whose(owner)]).toEqual([ids.pointDirector, ids.owner]);
  });
});

it('who gives rights is named when they work at the own points, or see all', async () => {
  for (const id of [STRANGER, COLLEAGUE]) await giveAllTags(db, id);
  await placeAt(db, LIMITED, [A]);
  const cashier = await signInAs(test.app, 'cashier');
  const named = async () => {
    const { data } = await call(test.app, getMe, {}, cashier);
    return data.rights_givers.map(({ id }) => id);
  };
  expect(await named()).toEqual(expect.arrayContaining([ids.owner, COLLEAGUE]));
  expect(await named()).not.toContain(STRANGER);
  await placeAt(db, STRANGER, [A, B]);
  expect(await named()).toContain(STRANGER);
  await placeAt(db, STRANGER, [B]);
  const roles = '["director","accountant"]';
  await db.updateTable('users').set({ roles }).where('id', '=', STRANGER).execute();
  expect(await named()).toContain(STRANGER);
});

describe('somebody out of sight stays what they are', () => {
  it('the director of a point', async () => {
    const { getPoint, updatePoint } = pointsOperations;
    const params = { id: A };
    await db.updateTable('branches').set({ director_id: STRANGER }).where('id', '=', A).execute();
    const seen = (await call(test.app, getPoint, { params }, director)).data;
    expect(seen.director?.id).toBe(STRANGER);
    const save = (changes: object, version = seen.version) => {
      const body = {
        ...inputFromEntity(PointUpdate, { ...seen, company: seen.company ?? { id: '' } }),
        ...changes,
        version,
      };
      return call(test.app, updatePoint, { params, body }, director);
    };
    const saved = await save({ address: 'вул. Зелена, 1' });
    expect([saved.code, saved.data?.director?.id]).toEqual([codes.ok.code, STRANGER]);
    expect((await save({ director_id: COLLEAGUE }, seen.version + 1)).code).toBe(codes.ok.code);
    const back = await save({ director_id: STRANGER }, seen.version + 2);
    expect(back.details.fields).toMatchObject([{ path: 'director_id', rule: 'not_found' }]);
  });

  it('who makes a collection round', async () => {
    const { updateCollectionRound } = transactionsOperations;
    const id = ids.collectionRoundToEdit;
    const stops = db.selectFrom('collection_round_stops').select('terminal_id').where('round_id', '=', id);
    await db.updateTable('terminals').set({ point_id: A }).where('id', 'in', stops).execute();
    await giveAllTags(db, STRANGER);
    const assign = (assignee_id: string | null) =>
      db.updateTable('collection_rounds').set({ assignee_id }).where('id', '=', id).execute();
    await assign(STRANGER);
    const save = (assignee_id: string, planned_for: string, version: number) => {
      const body = { assignee_id, planned_for, version };
      return call(test.app, updateCollectionRound, { params: { id }, body }, director);
    };
    const saved = await save(STRANGER, '2026-11-25', 1);
    expect(saved).toMatchObject({
      code: codes.ok.code,
      data: { planned_for: '2026-11-25', assignee: { id: STRANGER } },
    });
    await assign(null);
    const answer = await save(STRANGER, '2026-11-26', 2);
    expect(answer.details.fields).toMatchObject([{ path: 'assignee_id', rule: 'not_found' }]);
  });
});

it('the journal tells from which point an owner looks as another role', async () => {
  const view = (body: { role: 'cashier' | null; point_id?: string }) =>
    call(test.app, viewAsRole, { body }, owner);
  const points = await db.selectFrom('branches').select(['id', 'name']).execute();
  const point = (of: string) => ({ viewing_as_point: points.find(({ id }) => id === of) });
  await view({ role: 'cashier', point_id: A });
  await view({ role: 'cashier', point_id: B });
  await view({ role: null });
  const entries = db.selectFrom('audit_entries').select(['before', 'after']).orderBy('id');
  const found = await entries.where('operation', '=', 'viewAsRole').execute();
  const told = found.map(({ before, after }) => [before, after].map((state) => JSON.parse(String(state))));
  const nothing = { viewing_as: null, viewing_as_point: null };
  expect(told).toEqual([
    [nothing, { viewing_as: 'cashier', ...point(A) }],
    [point(A), point(B)],
    [{ viewing_as: 'cashier', ...point(B) }, nothing],
  ]);
});
