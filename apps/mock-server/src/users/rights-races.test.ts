/** Concurrent changes of rights: each is checked against the result of the previous one. */
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Role } from '@kasa/contracts/shared/permissions';
import { expect, it } from 'vitest';
import { type Caller, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { giveRights, idOf, type Rights } from './test-support/give-rights.ts';

const ROUNDS = 15;
const test = await startFreshApp();
const [OWNER, DIRECTOR] = [idOf('owner'), idOf('director')];
const give = (caller: Caller, id: string, rights: Rights, version = 1) =>
  giveRights(test.app, caller, id, rights, version);
const setRoles = (id: string, roles: string) =>
  test.database.db.updateTable('users').set({ roles, version: 1 }).where('id', '=', id).execute();
const owners = async () => {
  const own = test.database.db.selectFrom('users').select('id').where('merchant_id', '=', ids.merchant);
  return (await own.where('roles', 'like', '%"owner"%').execute()).map(({ id }) => id);
};

it('of two owners who make each other something else at once, one stays an owner, and the other hears why not', async () => {
  const first = await signInAs(test.app, 'owner');
  const second = await signInAs(test.app, 'director');
  for (let round = 0; round < ROUNDS; round += 1) {
    await setRoles(OWNER, '["owner"]');
    await setRoles(DIRECTOR, '["owner"]');
    const roles: Role[] = round % 2 === 0 ? ['cashier'] : ['director'];
    const answers = await Promise.all([
      give(first, DIRECTOR, { roles }, 1),
      give(second, OWNER, { roles }, 1),
    ]);
    const refused = round % 2 === 0 ? codes.forbidden.code : codes.owner_only.code;
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
      [0, refused].toSorted((a, b) => a - b),
    );
    expect(await owners()).toHaveLength(1);
  }
});

it('who loses a right cannot give it at the same moment: given before, or not at all', async () => {
  const owner = await signInAs(test.app, 'owner');
  const director = await signInAs(test.app, 'director');
  const latest = async () => {
    const told = test.database.db.selectFrom('events').select('data').where('type', '=', 'user.changed');
    const rows = await told.orderBy('number', 'desc').limit(2).execute();
    return rows.map(({ data }) => (JSON.parse(data) as { user_id: string }).user_id);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await test.database.db
      .updateTable('users')
      .set({ tags_added: '[]', tags_removed: '[]', version: 1 })
      .where('id', 'in', [DIRECTOR, ids.userToEdit])
      .execute();
    const take = () =>
      give(owner, DIRECTOR, { roles: ['director'], tags_removed: ['encashment_perform'] }, 1);
    const hand = () => give(director, ids.userToEdit, { tags_added: ['encashment_perform'] }, 1);
    const isTakenFirst = round % 2 === 0;
    const answers = await Promise.all(isTakenFirst ? [take(), hand()] : [hand(), take()]);
    const [taken, given] = isTakenFirst ? answers : answers.toReversed();
    expect(taken?.code).toBe(0);
    if (given?.code === 0) expect(await latest()).toEqual([DIRECTOR, ids.userToEdit]);
    else expect(given?.code).toBe(codes.right_beyond_own.code);
  }
});
