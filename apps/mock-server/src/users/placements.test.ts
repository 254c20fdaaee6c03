import { getPoint } from '@kasa/contracts/points/operations/points';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { getDepot, updateDepot } from '@kasa/contracts/transport/operations/depots';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { placeAt } from '../http/test-support/place-everywhere.ts';

const test = await startFreshApp({ worksEverywhere: false });
const owner = signInBeforeEach(test.app, 'owner');

const place = (user_ids: string[], from_id: string | null, to_id: string | null, caller: Caller = owner) =>
  call(test.app, ops.placeUsers, { body: { user_ids, from_id, to_id } }, caller);
const pointsOf = async (id: string) => {
  const { points } = (await call(test.app, ops.getUser, { params: { id } }, owner)).data;
  return points.map((one) => one.id);
};
const point = async (id: string) => (await call(test.app, ops.getUserPoint, { params: { id } }, owner)).data;
const direct = async (id: string, user_id: string | null, caller: Caller = owner) => {
  const { version } = await point(id);
  return call(test.app, ops.setPointDirector, { params: { id }, body: { user_id, version } }, caller);
};
const [one, other] = [ids.userToEdit, ids.userForPhoto];
const spare = ids.pointForDirector;

beforeEach(async () => {
  const { db } = test.database;
  await placeAt(db, ids.user, [ids.point, ids.depot, ids.depotToEdit]);
  for (const id of [ids.owner, one, other]) await placeAt(db, id, [ids.point]);
});

it('several people are assigned, moved and taken away at once', async () => {
  expect((await place([one, other], null, spare)).data).toEqual({ changed: 2, same: 0, skipped: [] });
  expect((await place([one], null, spare)).data).toMatchObject({ changed: 0, same: 1 });
  expect((await point(spare)).people_count).toBe(2);
  expect((await place([one, other], spare, ids.depot)).data).toMatchObject({ changed: 2 });
  expect(await pointsOf(one)).toEqual(expect.arrayContaining([ids.depot]));
  expect(await pointsOf(one)).not.toContain(spare);
  expect((await place([one], ids.depot, null)).data).toMatchObject({ changed: 1 });
  expect(await pointsOf(one)).not.toContain(ids.depot);
  const nowhere = await place([one], null, null);
  expect(nowhere).toMatchObject({
    code: codes.validation_failed.code,
    details: { fields: [{ path: 'to_id' }] },
  });
});

it('owners and oneself stay, and are named; an owner places anybody', async () => {
  const director = await signInAs(test.app, 'director');
  const { data } = await place([ids.owner, ids.user, one], null, ids.depotToEdit, director);
  expect(data).toMatchObject({ changed: 1, same: 1 });
  expect(data.skipped.map(({ id, reason }) => [id, reason])).toEqual([[ids.owner, 'owner_only']]);
  const taken = await place([ids.user], ids.depotToEdit, null, director);
  expect(taken.data.skipped).toMatchObject([{ id: ids.user, reason: 'own_rights' }]);
  expect((await place([ids.owner, ids.user], null, spare)).data).toMatchObject({ changed: 2, skipped: [] });
});

it('of two who move the same people at once, both leave nobody behind and somebody somewhere new', async () => {
  await place([one, other, ids.user], null, spare);
  const director = await signInAs(test.app, 'director');
  await Promise.all([
    place([one, other], spare, ids.depot),
    place([other, one], spare, ids.depotToEdit, director),
  ]);
  for (const id of [one, other]) {
    const points = await pointsOf(id);
    expect(points).not.toContain(spare);
    expect(points.filter((at) => at === ids.depot || at === ids.depotToEdit).length).toBeGreaterThan(0);
  }
});

it('a director works at the point, is shown by it, and is somebody who can sign in', async () => {
  expect((await direct(spare, one)).data).toMatchObject({
    director: { id: one },
    people_count: 1,
    version: 2,
  });
  expect((await call(test.app, getPoint, { params: { id: spare } }, owner)).data.director?.id).toBe(one);
  expect((await direct(spare, ids.userInvited)).details.fields?.[0]).toMatchObject({
    ...{ path: 'user_id', rule: 'director_inactive' },
  });
  expect((await direct(spare, null)).data).toMatchObject({ director: null, people_count: 1 });
  await placeAt(test.database.db, ids.user, [ids.point, spare]);
  const director = await signInAs(test.app, 'director');
  expect((await direct(spare, ids.user, director)).code).toBe(codes.own_rights.code);
  expect((await direct(spare, ids.owner, director)).code).toBe(codes.owner_only.code);
  expect((await direct(spare, ids.owner)).code).toBe(0);
});

it('a depot bears the name and phone of its director', async () => {
  expect((await direct(ids.depot, one)).data.director).toMatchObject({ id: one });
  const depot = await call(test.app, getDepot, { params: { id: ids.depot } }, owner);
  expect(depot.data).toMatchObject({ director: 'Романюк Ірина Богданівна', director_phone: '+380500000021' });
  // It always has one, whatever they are called; another by name is no user.
  expect((await direct(ids.depot, null)).details.fields?.[0]).toMatchObject({
    path: 'user_id',
    rule: 'required',
  });
  const {
    full_name: _,
    points,
    ...card
  } = (await call(test.app, ops.getUser, { params: { id: one } }, owner)).data;
  const { position, tax_number, phone, version } = card;
  const body = {
    ...{ full_name: 'Романюк Ірина Сергіївна', position, tax_number, phone, version },
    point_ids: points.map(({ id }) => id),
  };
  expect((await call(test.app, ops.updateUser, { params: { id: one }, body }, owner)).code).toBe(0);
  const renamed = (await call(test.app, getDepot, { params: { id: ids.depot } }, owner)).data;
  expect(renamed).toMatchObject({ director: 'Романюк Ірина Сергіївна', version: depot.data.version + 1 });
  const { name, city, address, director_phone, shift_closing_time } = renamed;
  const named = { name, city, address, director_phone, shift_closing_time, director: 'Гнатюк Роман' };
  await call(
    test.app,
    updateDepot,
    { params: { id: ids.depot }, body: { ...named, version: renamed.version } },
    owner,
  );
  expect((await point(ids.depot)).director).toMatchObject({ id: null, name: 'Гнатюк Роман' });
});
