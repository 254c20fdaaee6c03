/** What somebody who is limited to points makes and changes stays within them, see `http/request/own-points.ts`. */
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { allPermissions } from '@kasa/contracts/shared/permissions';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiResponse, type CallInput, call, requestOf, send } from './http/test-support/call.ts';
import { databaseState } from './http/test-support/database-state.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';
import { placeAt } from './http/test-support/place-everywhere.ts';
import { limitedBeforeEach } from './http/test-support/point-scope-world.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const [A, B] = [ids.point, ids.pointToEdit];
const director = limitedBeforeEach(test, A);
/** Works at both points; in turn each example is about them. */
const COLLEAGUE = ids.userCardToEdit;

beforeEach(() => placeAt(db, ids.userForPhoto, [B]));

const ask = (op: Operation, input: CallInput, caller = director) =>
  send(test.app, requestOf(op, input, caller));
const withBody = (op: Operation, change: object, params?: object): CallInput => ({
  ...op.example,
  ...(params && { params }),
  body: { ...(op.example.body as object), ...change },
});
const required = (path: string) => ({
  code: codes.validation_failed.code,
  details: { fields: [expect.objectContaining({ path, rule: 'required' })] },
});
const pointsOf = async (id: string) => {
  const rows = await db.selectFrom('user_points').select('point_id').where('user_id', '=', id).execute();
  return rows.map(({ point_id }) => point_id).toSorted();
};

/** A refused request changes nothing. */
async function refused(op: Operation, input: CallInput, code: number): Promise<ApiResponse> {
  const before = await databaseState(test.database);
  const answer = await ask(op, input);
  expect([op.id, answer.code]).toEqual([op.id, code]);
  expect(await databaseState(test.database)).toBe(before);
  return answer;
}

describe('terminals', () => {
  const { addTerminal, createOfflineTerminal, createEcommTerminal, updateTerminal } = terminalsOperations;

  it.each([addTerminal, createOfflineTerminal, createEcommTerminal] as Operation[])(
    '$id: at no point it would be out of sight',
    async (op) => {
      const nowhere = withBody(op, { point_id: null });
      expect(await refused(op, nowhere, codes.validation_failed.code)).toMatchObject(required('point_id'));
      const { point_id: _, ...body } = (nowhere.body ?? {}) as { point_id: null };
      if (op === addTerminal)
        expect(await refused(op, { body }, codes.validation_failed.code)).toMatchObject(required('point_id'));
      expect((await ask(op, withBody(op, { point_id: B }))).code).toBe(codes.not_found.code);
      expect((await ask(op, nowhere, owner)).code).toBe(codes.ok.code);
    },
  );

  it.each([addTerminal, createOfflineTerminal, createEcommTerminal] as Operation[])(
    '$id: at the own point it is there',
    async (op) => {
      const { code, data } = await ask(op, withBody(op, { point_id: A }));
      expect(code).toBe(codes.ok.code);
      const { id, terminal } = data as { id?: string; terminal?: { id: string } };
      const params = { id: id ?? terminal?.id };
      expect((await ask(terminalsOperations.getTerminal, { params })).code).toBe(codes.ok.code);
    },
  );

  it('is neither taken off its point nor moved to another, but by who sees both', async () => {
    const { terminal } = ids;
    const row = await db
      .selectFrom('terminals')
      .select(['name', 'version'])
      .where('id', '=', terminal)
      .executeTakeFirstOrThrow();
    const body = { ...row, template_id: null, vehicle_id: null, website: null, secret_key_phrase: null };
    const to = (point_id: string | null) =>
      withBody(updateTerminal, { ...body, settings: {}, point_id }, { id: terminal });
    const nowhere = await refused(updateTerminal, to(null), codes.validation_failed.code);
    expect(nowhere).toMatchObject(required('point_id'));
    await refused(updateTerminal, to(B), codes.not_found.code);
    await placeAt(db, ids.pointDirector, [A, B]);
    expect((await ask(updateTerminal, to(B))).code).toBe(codes.ok.code);
    await placeAt(db, ids.pointDirector, [A]);
    expect((await ask(updateTerminal, to(A))).code).toBe(codes.not_found.code);
  });

  it('one of another point is no more activated by its code than found by its id', async () => {
    const { activateTerminalByCode } = terminalsOperations;
    const moved = db.updateTable('terminals').set({ point_id: B }).where('id', '=', ids.terminalWithCode);
    await moved.execute();
    const { code } = await ask(activateTerminalByCode, activateTerminalByCode.example);
    expect(code).toBe(codes.activation_code_wrong.code);
    await db.updateTable('terminals').set({ point_id: A }).where('id', '=', ids.terminalWithCode).execute();
    expect((await ask(activateTerminalByCode, activateTerminalByCode.example)).code).toBe(codes.ok.code);
  });

  it('one that stands at another point is added already, and nothing more is told of it', async () => {
    const taken = await db
      .selectFrom('terminals')
      .select('number')
      .where('point_id', '=', B)
      .limit(1)
      .executeTakeFirstOrThrow();
    const input = withBody(addTerminal, { number: taken.number, point_id: A });
    const { details } = await refused(addTerminal, input, codes.terminal_already_added.code);
    expect(details).toBeNull();
    expect((await ask(addTerminal, input, owner)).details).toHaveProperty('terminal.name');
  });

  it('a template that terminals elsewhere have is changed by who sees them', async () => {
    const { updateTerminalTemplate } = terminalsOperations;
    const used = (point_id: string) =>
      db
        .updateTable('terminals')
        .set({ template_id: ids.terminalTemplateToEdit })
        .where('id', '=', (eb) =>
          eb.selectFrom('terminals').select('id').where('point_id', '=', point_id).limit(1),
        )
        .execute();
    await db.updateTable('terminals').set({ template_id: null }).execute();
    await used(A);
    await used(B);
    const input = updateTerminalTemplate.example as CallInput;
    await refused(updateTerminalTemplate, input, codes.beyond_own_points.code);
    await db.updateTable('terminals').set({ template_id: null }).where('point_id', '=', B).execute();
    expect((await ask(updateTerminalTemplate, input)).code).toBe(codes.ok.code);
  });
});

describe('people', () => {
  const { hireUser, hireUsers, updateUser, updateUserRights, placeUsers, getUser } = usersOperations;

  it('is hired to a point of who hires', async () => {
    const nowhere = await refused(
      hireUser,
      withBody(hireUser, { point_ids: [] }),
      codes.validation_failed.code,
    );
    expect(nowhere).toMatchObject(required('point_ids'));
    await refused(hireUser, withBody(hireUser, { point_ids: [A, B] }), codes.not_found.code);
    const [one, other] = hireUsers.example.body.people;
    const hires = {
      body: {
        people: [
          { ...one, point_ids: [A] },
          { ...other, point_ids: [] },
        ],
      },
    };
    const several = await refused(hireUsers, hires, codes.validation_failed.code);
    expect(several).toMatchObject(required('people.1.point_ids'));
    expect((await ask(hireUser, withBody(hireUser, { point_ids: [A] }))).code).toBe(codes.ok.code);
    expect((await ask(hireUsers, hires, owner)).code).toBe(codes.ok.code);
  });

  it('a phone of who works elsewhere is taken, without a name', async () => {
    const { phone, full_name } = await db
      .selectFrom('users')
      .select(['phone', 'full_name'])
      .where('id', '=', ids.userForPhoto)
      .executeTakeFirstOrThrow();
    const answer = await ask(hireUser, withBody(hireUser, { phone, point_ids: [A] }));
    expect(answer.code).toBe(codes.conflict.code);
    expect(answer.text).not.toContain(full_name);
    const told = await ask(hireUser, withBody(hireUser, { phone, point_ids: [A] }), owner);
    expect(told.text).toContain(full_name);
  });

  const changes = (
    [
      [updateUser, { point_ids: [A], phone: '+380500000029' }],
      [updateUserRights, { roles: ['cashier'], tags_added: [], tags_removed: [], template_id: null }],
      [usersOperations.uploadUserPhoto, undefined],
      [usersOperations.removeUserPhoto, undefined],
      [usersOperations.closeUserAccess, undefined],
      [usersOperations.resendInvitation, undefined],
      [usersOperations.withdrawInvitation, undefined],
      [usersOperations.removeSecondFactor, undefined],
    ] as [Operation, object | undefined][]
  ).map(([op, change]) => [op.id, op, change] as const);
  it.each(changes)('%s: who works elsewhere too is changed by who sees both', async (_id, op, change) => {
    if (op.id.endsWith('Invitation')) {
      const invited = { is_active: 0, invited_at: '2026-11-20T08:00:00.000Z' } as const;
      await db.updateTable('users').set(invited).where('id', '=', COLLEAGUE).execute();
    }
    const input: CallInput = { ...op.example, params: { id: COLLEAGUE } };
    const whole = change ? withBody(op, change, { id: COLLEAGUE }) : input;
    await placeAt(db, COLLEAGUE, [A, B]);
    await refused(op, whole, codes.beyond_own_points.code);
    await placeAt(db, COLLEAGUE, [B]);
    await refused(op, whole, codes.not_found.code);
    await placeAt(db, COLLEAGUE, [A]);
    expect((await ask(op, whole)).code).not.toBe(codes.beyond_own_points.code);
    await placeAt(db, COLLEAGUE, [A, B]);
    expect((await ask(op, whole, owner)).code).not.toBe(codes.beyond_own_points.code);
  });

  it('is still taken off the own point, and then out of sight, and stays at the other', async () => {
    await placeAt(db, COLLEAGUE, [A, B]);
    expect((await ask(getUser, { params: { id: COLLEAGUE } })).data).toMatchObject({ points: [{ id: A }] });
    const body = { user_ids: [COLLEAGUE], from_id: A, to_id: null };
    expect((await call(test.app, placeUsers, { body }, director)).data).toMatchObject({ changed: 1 });
    expect(await pointsOf(COLLEAGUE)).toEqual([B]);
    expect((await ask(getUser, { params: { id: COLLEAGUE } })).code).toBe(codes.not_found.code);
    await refused(placeUsers, { body: { ...body, from_id: null, to_id: A } }, codes.not_found.code);
    await refused(
      placeUsers,
      { body: { ...body, user_ids: [ids.userToEdit], to_id: B } },
      codes.not_found.code,
    );
  });

  it.each(['accountant', 'dispatcher'] as const)(
    'nobody gives the role %s who lacks its view',
    async (role) => {
      const rights = { roles: [role], tags_added: [], tags_removed: [], template_id: null };
      const { createRightsTemplate } = usersOperations;
      await placeAt(db, COLLEAGUE, [A]);
      const change = { ...rights, version: 1 };
      const inputs: [Operation, CallInput][] = [
        [updateUserRights, withBody(updateUserRights, change, { id: COLLEAGUE })],
        [hireUser, withBody(hireUser, { roles: [role], point_ids: [A] })],
        [createRightsTemplate, withBody(createRightsTemplate, { roles: [role] })],
      ];
      for (const [op, input] of inputs) await refused(op, input, codes.beyond_own_points.code);
      // The single permissions are theirs to give.
      const tags = { roles: ['cashier'], tags_added: ['reports_view', 'transport_manage'] };
      const given = await ask(
        updateUserRights,
        withBody(updateUserRights, { ...change, ...tags }, { id: COLLEAGUE }),
      );
      expect(given.code).toBe(codes.ok.code);
      // One that covers all points is enough.
      const roles = JSON.stringify(['director', role]);
      const tags_added = JSON.stringify(allPermissions);
      await db.updateTable('users').set({ roles, tags_added }).where('id', '=', ids.pointDirector).execute();
      for (const [op, input] of inputs.slice(1)) expect((await ask(op, input)).code).toBe(codes.ok.code);
    },
  );
});

it('a point that somebody makes is theirs at once, in the same session', async () => {
  const { createPoint, getPoint, listPoints } = pointsOperations;
  const input = withBody(createPoint, { director_id: null, point_key_id: null });
  const before = (await call(test.app, listPoints, {}, director)).data.total;
  const { code, data } = await ask(createPoint, input);
  expect(code).toBe(codes.ok.code);
  const { id } = data as { id: string };
  expect(await pointsOf(ids.pointDirector)).toEqual([A, id].toSorted());
  expect((await ask(getPoint, { params: { id } })).code).toBe(codes.ok.code);
  expect((await call(test.app, listPoints, {}, director)).data.total).toBe(before + 1);
  // Whoever sees all is placed nowhere by it.
  const second = { name: 'Затишок на Сихові', fiscal_register_number: '4000531741' };
  const owners = await pointsOf(ids.owner);
  expect((await ask(createPoint, withBody(createPoint, { ...second, point_key_id: null }), owner)).code).toBe(
    0,
  );
  expect(await pointsOf(ids.owner)).toEqual(owners);
});
