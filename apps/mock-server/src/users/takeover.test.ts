/** Ways to become somebody else, or to get more than whoever gives has (security T27). */
import { acceptInvitation } from '@kasa/contracts/auth/operations/password';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { deletePoint } from '@kasa/contracts/points/operations/points';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../auth/password.ts';
import { secondMerchant } from '../auth/seed.ts';
import {
  codeTo,
  messagesTo,
  otherCode,
  requestPasswordReset,
  setNewPassword,
} from '../auth/test-support/sign-up-flow.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const OLD = '+380500000021';
const NEW = '+380671112260';
const person = ids.userToEdit;

const get = async (id: string) => (await call(test.app, ops.getUser, { params: { id } }, owner)).data;
const update = async (id: string, change: object, caller = owner) => {
  const { full_name, position, tax_number, phone, points, version } = await get(id);
  const body = { full_name, position, tax_number, phone, point_ids: points.map((one) => one.id), version };
  return call(test.app, ops.updateUser, { params: { id }, body: { ...body, ...change } }, caller);
};
const accept = (phone: string, code: string, from = '203.0.113.5') =>
  call(
    test.app,
    acceptInvitation,
    { body: { phone, code, password: 'нова каса 27' } },
    { headers: { 'x-forwarded-for': from } },
  );

it('a code for a new password, sent to the phone of before, opens nothing', async () => {
  const reset = await requestPasswordReset(test, OLD);
  const code = await codeTo(test, OLD);
  expect((await update(person, { phone: NEW })).code).toBe(0);
  expect((await accept(NEW, await codeTo(test, NEW))).code).toBe(0);
  expect((await setNewPassword(test, reset.data.id, code)).code).toBe(codes.code_expired.code);
  expect((await call(test.app, signIn, { body: { phone: NEW, password: 'another one' } })).code).toBe(
    codes.credentials_wrong.code,
  );
});

it('nor does one of somebody who has left meanwhile', async () => {
  const reset = await requestPasswordReset(test, OLD);
  const code = await codeTo(test, OLD);
  await call(test.app, ops.closeUserAccess, { params: { id: person } }, owner);
  expect((await setNewPassword(test, reset.data.id, code)).code).toBe(codes.code_expired.code);
  const known = test.database.db.selectFrom('known_browsers').select('id').where('user_id', '=', person);
  expect(await known.where('is_forgotten', '=', 0).execute()).toEqual([]);
});

it('a template that one could not give cannot be given, as it may be applied again by others', async () => {
  const { body } = ops.createRightsTemplate.example;
  const rights = { roles: ['accountant' as const], tags_added: [], tags_removed: [] };
  const made = await call(test.app, ops.createRightsTemplate, { body: { ...body, ...rights } }, owner);
  const template_id = made.data.id;
  const director = await signInAs(test.app, 'director');
  const beyond = codes.right_beyond_own.code;
  const hire = { ...ops.hireUser.example.body, template_id };
  expect((await call(test.app, ops.hireUser, { body: hire }, director)).code).toBe(beyond);
  expect((await call(test.app, ops.hireUsers, { body: { people: [hire] } }, director)).code).toBe(beyond);
  const cashier = { roles: ['cashier' as const], tags_added: [], tags_removed: [], version: 1 };
  const given = { params: { id: person }, body: { ...cashier, template_id } };
  expect((await call(test.app, ops.updateUserRights, given, director)).code).toBe(beyond);
  expect((await call(test.app, ops.updateUserRights, given, owner)).code).toBe(0);
});

it('another merchant that invites a phone keeps nobody else from it', async () => {
  const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  const body = { ...ops.hireUser.example.body, phone: NEW };
  const { data } = await call(test.app, ops.hireUser, { body: { ...body, point_ids: [] } }, stranger);
  for (let n = 0; n < 2; n += 1) {
    test.clock.travelTo(new Date(test.clock.now().getTime() + 61_000), true);
    await call(test.app, ops.resendInvitation, { params: { id: data.id } }, stranger);
  }
  expect((await call(test.app, ops.hireUser, { body }, owner)).code).toBe(0);
});

it('an address has twenty wrong codes in a quarter of an hour, over all phones', async () => {
  const wrong = async (n: number, from?: string) =>
    (await accept(`+38067333${String(n).padStart(4, '0')}`, '135791', from)).code;
  for (let n = 0; n < 20; n += 1) expect(await wrong(n)).toBe(codes.invitation_invalid.code);
  expect(await wrong(20)).toBe(codes.rate_limited.code);
});

it('codes are gone from the outbox once they are used or replaced', async () => {
  const body = { ...ops.hireUser.example.body, phone: NEW };
  const { data } = await call(test.app, ops.hireUser, { body }, owner);
  test.clock.travelTo(new Date(test.clock.now().getTime() + 61_000), true);
  await call(test.app, ops.resendInvitation, { params: { id: data.id } }, owner);
  const [latest, first] = await messagesTo(test, NEW);
  expect(first?.code).toBeNull();
  expect((await accept(NEW, otherCode(String(latest?.code)))).code).toBe(codes.invitation_invalid.code);
  expect((await accept(NEW, String(latest?.code))).code).toBe(0);
  const shown = await messagesTo(test, NEW);
  expect(shown.map(({ code }) => code)).toEqual([null, null]);
  expect(JSON.stringify(shown)).not.toContain(String(latest?.code));
});

it.each([
  ['is withdrawn', (id: string) => call(test.app, ops.withdrawInvitation, { params: { id } }, owner)],
  ['leaves', (id: string) => call(test.app, ops.closeUserAccess, { params: { id } }, owner)],
  ['gets another number', (id: string) => update(id, { phone: '+380671112261' })],
])('nor is one shown, or does it open anything, of somebody who %s', async (_what, command) => {
  const { data } = await call(
    test.app,
    ops.hireUser,
    { body: { ...ops.hireUser.example.body, phone: NEW } },
    owner,
  );
  const code = await codeTo(test, NEW);
  expect((await command(data.id)).code).toBe(0);
  expect(JSON.stringify(await messagesTo(test, NEW))).not.toContain(code);
  expect((await messagesTo(test, NEW)).map((one) => one.code)).toEqual([null]);
  expect((await accept(NEW, code)).code).toBe(codes.invitation_invalid.code);
});

it('a director dismisses no owner, and a point that goes takes nobody along', async () => {
  const spare = ids.pointForDirector;
  const direct = async (user_id: string | null, caller = owner) => {
    const { version } = (await call(test.app, ops.getUserPoint, { params: { id: spare } }, owner)).data;
    return call(
      test.app,
      ops.setPointDirector,
      { params: { id: spare }, body: { user_id, version } },
      caller,
    );
  };
  expect((await direct(ids.owner)).code).toBe(0);
  const director = await signInAs(test.app, 'director');
  expect((await direct(null, director)).code).toBe(codes.owner_only.code);
  await call(
    test.app,
    ops.placeUsers,
    { body: { user_ids: [ids.user], from_id: null, to_id: ids.pointToDelete } },
    owner,
  );
  expect((await call(test.app, deletePoint, { params: { id: ids.pointToDelete } }, owner)).code).toBe(0);
  expect((await update(ids.user, { position: 'Директор мережі' }, director)).code).toBe(0);
  expect(
    (await call(test.app, signIn, { body: { phone: '+380500000002', password: DEMO_PASSWORD } })).code,
  ).toBe(0);
});
