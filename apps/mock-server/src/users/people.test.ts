import { acceptInvitation } from '@kasa/contracts/auth/operations/password';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { INVITATION_TTL_SECONDS } from '@kasa/contracts/users/user-states';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { codeTo, messagesTo, otherCode, signUpFully } from '../auth/test-support/sign-up-flow.ts';
import { type BodyFor, type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const PHONE = '+380671112240';
const PASSWORD = 'нова каса 27';
type Hire = BodyFor<typeof ops.hireUser>;

const hire = (change: Partial<Hire> = {}, caller: Caller = owner) =>
  call(test.app, ops.hireUser, { body: { ...ops.hireUser.example.body, ...change } }, caller);
const accept = (code: string, change: object = {}) =>
  call(test.app, acceptInvitation, { body: { phone: PHONE, code, password: PASSWORD, ...change } });
const get = async (id: string) => (await call(test.app, ops.getUser, { params: { id } }, owner)).data;
const update = async (id: string, change: object, caller: Caller = owner) => {
  const { full_name, position, tax_number, phone, points, version } = await get(id);
  const body = { full_name, position, tax_number, phone, point_ids: points.map((one) => one.id), version };
  return call(test.app, ops.updateUser, { params: { id }, body: { ...body, ...change } }, caller);
};
const command = (
  op: typeof ops.closeUserAccess | typeof ops.reopenUserAccess | typeof ops.resendInvitation,
  id: string,
  caller: Caller = owner,
) => call(test.app, op, { params: { id } }, caller);
const withdraw = (id: string, caller: Caller = owner) =>
  call(test.app, ops.withdrawInvitation, { params: { id } }, caller);
const entering = async (phone = PHONE, password = PASSWORD) =>
  (await call(test.app, signIn, { body: { phone, password } })).code;
const travel = (seconds: number) =>
  test.clock.travelTo(new Date(test.clock.now().getTime() + seconds * 1000), true);

const signInAnew = async () => Object.assign(owner, await signInAs(test.app, 'owner'));

/** Somebody hired who has set the password. */
async function working(change: Partial<Hire> = {}) {
  const { data } = await hire(change);
  expect((await accept(await codeTo(test, PHONE))).code).toBe(0);
  return { id: data.id, caller: await signInWith(test.app, PHONE, PASSWORD) };
}

const invalid = codes.invitation_invalid.code;

describe('somebody who is hired', () => {
  it('gets a code, sets a password by it, once, and works', async () => {
    const { data } = await hire();
    expect(data).toMatchObject({
      ...{ state: 'invited', is_active: false, version: 1, points: [{ id: ids.point }] },
      invitation: { has_expired: false },
    });
    expect(await entering()).toBe(codes.credentials_wrong.code);
    const [message] = await messagesTo(test, PHONE);
    expect(message?.text).toContain('вас запрошує ТОВ «Затишок»');
    const code = String(message?.code);
    expect((await accept(code)).code).toBe(0);
    expect(await entering()).toBe(0);
    expect(await get(data.id)).toMatchObject({
      state: 'active',
      is_active: true,
      invitation: null,
      version: 2,
    });
    expect((await accept(code, { password: 'ще одна каса' })).code).toBe(invalid);
    expect(await entering()).toBe(0);
  });

  it('has five tries, three days, and the latest code; whatever is wrong is not told', async () => {
    const { data } = await hire();
    const first = await codeTo(test, PHONE);
    expect((await accept(first, { phone: '+380671119999' })).code).toBe(invalid);
    travel(61);
    expect((await command(ops.resendInvitation, data.id)).code).toBe(0);
    const second = await codeTo(test, PHONE);
    if (first !== second) expect((await accept(first)).code).toBe(invalid);
    for (let n = 0; n < 5; n += 1) expect((await accept(otherCode(second))).code).toBe(invalid);
    expect((await accept(second)).code).toBe(invalid);
    travel(61);
    await command(ops.resendInvitation, data.id);
    const third = await codeTo(test, PHONE);
    travel(INVITATION_TTL_SECONDS);
    await signInAnew();
    expect((await get(data.id)).invitation?.has_expired).toBe(true);
    const answer = await accept(third);
    expect(answer).toMatchObject({ code: invalid, details: null });
    expect(await entering()).toBe(codes.credentials_wrong.code);
  });

  it('is not let in by a password that is guessed first, and keeps the code', async () => {
    await hire();
    const code = await codeTo(test, PHONE);
    expect((await accept(code, { password: 'qwerty' })).code).toBe(codes.validation_failed.code);
    expect((await accept(code)).code).toBe(0);
  });

  it('uses a code once, however many try it at once', async () => {
    await hire();
    const code = await codeTo(test, PHONE);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => accept(code, { password: `${PASSWORD} ${n}` })),
    );
    expect(answers.filter((one) => one.code === 0)).toHaveLength(1);
    expect(answers.filter((one) => one.code === invalid)).toHaveLength(5);
  });

  it('is not hired twice by one merchant: told who has the number, at once or after each other', async () => {
    const answers = await Promise.all([hire(), hire(), hire()]);
    expect(answers.filter((one) => one.code === 0)).toHaveLength(1);
    const again = await hire();
    expect(again).toMatchObject({
      code: codes.conflict.code,
      details: { fields: [{ path: 'phone', rule: 'taken' }] },
    });
    expect(again.details.fields?.[0]?.message).toContain(ops.hireUser.example.body.full_name);
    expect((await hire({ phone: '+380500000027' })).details.fields?.[0]?.message).toContain(
      'можна повернути',
    );
  });

  it('by a number that is registered elsewhere gets a message and no code: nobody learns that it is', async () => {
    await signUpFully(test, { phone: PHONE });
    travel(3601);
    await signInAnew();
    expect((await hire()).data).toMatchObject({ state: 'invited', invitation: { has_expired: false } });
    const [message] = await messagesTo(test, PHONE);
    expect(message).toMatchObject({ code: null });
    expect(message?.text).toContain('уже є вхід');
    expect(await entering(PHONE, 'kasa-demo')).toBe(0);
  });

  it('loses the code to who registers the number meanwhile', async () => {
    await hire();
    const code = await codeTo(test, PHONE);
    await signUpFully(test, { phone: PHONE });
    expect((await accept(code)).code).toBe(invalid);
  });

  it('waits for each of two merchants; the first that is accepted has the number', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    await hire();
    const ours = await codeTo(test, PHONE);
    await hire({ point_ids: [] }, stranger);
    const theirs = await codeTo(test, PHONE);
    if (ours === theirs) return;
    expect((await accept(ours)).code).toBe(0);
    expect((await accept(theirs)).code).toBe(invalid);
    expect(
      (await call(test.app, getMe, {}, await signInWith(test.app, PHONE, PASSWORD))).data.user.merchant.id,
    ).toBe(ids.merchant);
  });

  it('gets no more than whoever hires could give, and works where the merchant has something', async () => {
    const director = await signInAs(test.app, 'director');
    expect((await hire({ roles: ['owner'] }, director)).code).toBe(codes.owner_only.code);
    expect((await hire({ roles: ['accountant'] }, director)).code).toBe(codes.right_beyond_own.code);
    expect((await hire({}, director)).code).toBe(0);
    const [foreign] = (
      await call(
        test.app,
        ops.listUserPoints,
        {},
        await signInWith(test.app, String(secondMerchant.people[0]?.phone)),
      )
    ).data.items;
    expect(await hire({ phone: '+380671112299', point_ids: [ids.point, foreign?.id ?? ''] })).toMatchObject({
      code: codes.not_found.code,
      details: { fields: [{ path: 'point_ids.1' }] },
    });
  });

  it('is sent three codes an hour at most, and what others may ask of the phone stays', async () => {
    const { data } = await hire();
    for (let n = 0; n < 2; n += 1) {
      travel(61);
      expect((await command(ops.resendInvitation, data.id)).code).toBe(0);
    }
    travel(61);
    expect((await command(ops.resendInvitation, data.id)).code).toBe(codes.rate_limited.code);
    expect((await signUpFully(test, { phone: PHONE })).answer.code).toBe(0);
  });

  it('is off the list when the invitation is withdrawn', async () => {
    const { data } = await hire();
    const code = await codeTo(test, PHONE);
    expect((await withdraw(data.id)).code).toBe(0);
    expect((await accept(code)).code).toBe(invalid);
    expect((await call(test.app, ops.getUser, { params: { id: data.id } }, owner)).code).toBe(-6);
    travel(61);
    expect((await hire()).code).toBe(0);
  });
});

describe('who somebody is', () => {
  it('is changed, but what they may do', async () => {
    const { id } = await working();
    const point_ids = [ids.pointToEdit, ids.depot];
    const changed = await update(id, {
      full_name: 'Дорошенко Ганна',
      position: null,
      tax_number: '3184710691',
      point_ids,
    });
    expect(changed.data).toMatchObject({ full_name: 'Дорошенко Ганна', position: null, state: 'active' });
    expect(changed.data.points.map((one) => one.id).toSorted()).toEqual(point_ids.toSorted());
    expect((await update(id, { version: 1 })).code).toBe(codes.conflict.code);
  });

  it('another number ends the sessions; a code goes there, and by it a new password is set', async () => {
    const { id, caller } = await working();
    const phone = '+380671112255';
    expect((await update(id, { phone })).data).toMatchObject({ state: 'invited', phone });
    expect((await call(test.app, getMe, {}, caller)).code).toBe(codes.not_authenticated.code);
    expect(await entering()).toBe(codes.credentials_wrong.code);
    expect((await accept(await codeTo(test, phone), { phone, password: 'третя каса 5' })).code).toBe(0);
    expect(await entering(phone, 'третя каса 5')).toBe(0);
  });

  it('of an owner only owners change; the own number and points somebody else changes', async () => {
    const director = await signInAs(test.app, 'director');
    expect((await update(ids.owner, { position: 'Голова' }, director)).code).toBe(codes.owner_only.code);
    expect((await update(ids.owner, { position: 'Голова' })).code).toBe(0);
    expect((await update(ids.owner, { phone: PHONE })).code).toBe(codes.own_rights.code);
    expect((await update(ids.user, { point_ids: [] }, director)).code).toBe(codes.own_rights.code);
    expect((await update(ids.owner, { point_ids: [ids.point] })).code).toBe(0);
    const accountant = '01912d50-3c00-7000-8000-000000000004';
    expect((await update(accountant, { phone: PHONE }, director)).code).toBe(codes.right_beyond_own.code);
  });

  it('is found by where they work and how they stand', async () => {
    const { id } = await working({ point_ids: [ids.pointForDirector] });
    await test.database.db.deleteFrom('user_points').where('user_id', '!=', id).execute();
    const named = async (query: object) =>
      (await call(test.app, ops.listUsers, { query: { perPage: 20, ...query } }, owner)).data.items.map(
        (one) => one.id,
      );
    expect(await named({ point_id: [ids.pointForDirector] })).toEqual([id]);
    expect(await named({ state: ['active'] })).toContain(id);
    expect(await named({ state: ['invited', 'left'] })).not.toContain(id);
  });
});

describe('somebody who leaves', () => {
  it('is out at once, everywhere, and stays on the list', async () => {
    const { id, caller } = await working();
    expect((await command(ops.closeUserAccess, id)).data).toMatchObject({
      state: 'left',
      points: [{ id: ids.point }],
    });
    expect((await call(test.app, getMe, {}, caller)).code).toBe(codes.not_authenticated.code);
    expect(await entering()).toBe(codes.credentials_wrong.code);
    const again = await command(ops.closeUserAccess, id);
    expect([again.code, again.data.version]).toEqual([0, 3]);
  });

  it('can be hired by somebody else, or register, with the number', async () => {
    const { id } = await working();
    await command(ops.closeUserAccess, id);
    travel(61);
    expect((await signUpFully(test, { phone: PHONE })).answer.code).toBe(0);
  });

  it('comes back by a code, with the rights and points of before; or has left again', async () => {
    const { id } = await working();
    await command(ops.closeUserAccess, id);
    travel(61);
    expect((await command(ops.reopenUserAccess, id)).data).toMatchObject({ state: 'invited' });
    expect((await command(ops.reopenUserAccess, id)).code).toBe(codes.conflict.code);
    expect((await withdraw(id)).code).toBe(0);
    expect(await get(id)).toMatchObject({ state: 'left', roles: ['cashier'] });
    travel(61);
    await command(ops.reopenUserAccess, id);
    expect((await accept(await codeTo(test, PHONE), { password: 'знову каса 8' })).code).toBe(0);
    expect(await get(id)).toMatchObject({ state: 'active', roles: ['cashier'], points: [{ id: ids.point }] });
  });

  it('is not oneself, not an owner for others, not who may do more; two owners never end each other', async () => {
    const director = await signInAs(test.app, 'director');
    const accountant = '01912d50-3c00-7000-8000-000000000004';
    expect((await command(ops.closeUserAccess, ids.owner)).code).toBe(codes.own_rights.code);
    expect((await command(ops.closeUserAccess, ids.owner, director)).code).toBe(codes.owner_only.code);
    expect((await command(ops.closeUserAccess, accountant, director)).code).toBe(codes.right_beyond_own.code);
    const other = await working({ roles: ['owner'] });
    const answers = await Promise.all([
      command(ops.closeUserAccess, other.id),
      command(ops.closeUserAccess, ids.owner, other.caller),
    ]);
    expect(answers.filter((one) => one.code === 0)).toHaveLength(1);
  });
});
