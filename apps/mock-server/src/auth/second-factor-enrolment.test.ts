import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { call, cookieOf, signInAs } from '../http/test-support/call.ts';
import { DEMO_PASSWORD } from './password.ts';
import { startFactorWorld, wrong } from './test-support/factor-world.ts';

const { world, nextCode, seconds, turnOn, enter, proof, wrongCode, state, failedSignIns } =
  startFactorWorld();

describe('turning it on', () => {
  const begin = (password = DEMO_PASSWORD, code?: string, headers = {}) =>
    call(
      world.test.app,
      auth.enrolSecondFactor,
      { body: { current_password: password, ...(code === undefined ? {} : { code }) } },
      { ...world.caller, headers },
    );

  it('shows a secret to type and to draw, which counts for nothing before a code confirms it', async () => {
    const { data } = await begin();
    expect(data).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/Kasa:%2B380500000004?secret=${data.secret}&issuer=Kasa`,
      recovery_codes: [],
    });
    expect((await enter()).code).toBe(0);
    expect(await state()).toMatchObject({ enabled_at: null, codes_left: 0 });
    const { data: done } = await begin(DEMO_PASSWORD, await nextCode());
    expect([done.secret, done.uri, new Set(done.recovery_codes).size]).toEqual([null, null, 10]);
    for (const code of done.recovery_codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    expect(await state()).toEqual({
      enabled_at: '2026-11-20T09:00:00.000Z',
      codes_left: 10,
      is_required: false,
      required_roles: [],
    });
  });

  it('asks for the present password, each time', async () => {
    const refused = { code: -2, details: { fields: [{ path: 'current_password', rule: 'password_wrong' }] } };
    expect(await begin('not-it')).toMatchObject(refused);
    await begin();
    expect(await begin('not-it', await nextCode())).toMatchObject(refused);
  });

  it('takes no wrong code, none without a secret, and none of a secret shown over an hour ago', async () => {
    expect(await begin(DEMO_PASSWORD, '246810')).toMatchObject(wrong);
    await begin();
    expect(await begin(DEMO_PASSWORD, await wrongCode())).toMatchObject(wrong);
    seconds(29 * 60);
    world.caller = await signInAs(world.test.app, 'cashier');
    seconds(29 * 60);
    world.caller = await signInAs(world.test.app, 'cashier');
    seconds(3 * 60);
    expect(await begin(DEMO_PASSWORD, await nextCode())).toMatchObject(wrong);
    await begin();
    expect((await begin(DEMO_PASSWORD, await nextCode())).code).toBe(0);
  });

  it('pauses this session after five wrong codes', async () => {
    await begin();
    for (let n = 0; n < 5; n += 1) await begin(DEMO_PASSWORD, await wrongCode());
    expect((await begin(DEMO_PASSWORD, await nextCode())).code).toBe(-8);
  });

  it('ends the other sessions, which were opened by the password alone, and keeps this one', async () => {
    const elsewhere = await signInAs(world.test.app, 'cashier');
    await turnOn();
    expect((await call(world.test.app, auth.getMe, {}, elsewhere)).code).toBe(-4);
    expect((await call(world.test.app, auth.getMe, {}, world.caller)).code).toBe(0);
  });

  it('answers the recovery codes again under the same key, and to nobody else', async () => {
    await begin();
    const code = await nextCode();
    const key = { [IDEMPOTENCY_HEADER]: v4() };
    const first = await begin(DEMO_PASSWORD, code, key);
    const again = await begin(DEMO_PASSWORD, code, key);
    expect([first.code, again.text]).toEqual([0, first.text]);
    expect((await begin(DEMO_PASSWORD, code)).code).toBe(1012);
  });

  it('is refused while it is on', async () => {
    await turnOn();
    expect((await begin()).code).toBe(1012);
    expect((await enter(await nextCode())).code).toBe(0);
  });

  it('is on by the secret that was confirmed, or not at all, when another one is begun at that moment', async () => {
    // One try fewer than pause the session.
    for (let n = 0; n < 4; n += 1) {
      await begin();
      const code = await nextCode();
      const [confirmed, begun] = await Promise.all([begin(DEMO_PASSWORD, code), begin()]);
      expect([
        [0, 1012],
        [-2, 0],
      ]).toContainEqual([confirmed.code, begun.code]);
      if (confirmed.code === 0) break;
      expect(await state()).toMatchObject({ enabled_at: null });
    }
    if ((await state()).enabled_at === null)
      expect((await begin(DEMO_PASSWORD, await nextCode())).code).toBe(0);
    seconds(30);
    expect((await enter(await nextCode())).code).toBe(0);
  });

  it('leaves no failed sign-in in the journal for a wrong code', async () => {
    await begin();
    expect(await begin(DEMO_PASSWORD, await wrongCode())).toMatchObject(wrong);
    expect(await failedSignIns()).toEqual([]);
  });
});

describe('turning it off, and new recovery codes', () => {
  it('ask for password and code, and then signing in takes no code', async () => {
    await turnOn();
    const off = (body: { current_password: string; code: string }) =>
      call(world.test.app, auth.disableSecondFactor, { body }, world.caller);
    expect(await off({ ...(await proof()), current_password: 'not-it' })).toMatchObject({ code: -2 });
    expect(await off({ ...(await proof()), code: await wrongCode() })).toMatchObject(wrong);
    expect(await failedSignIns()).toMatchObject([{ operation: 'signInFailed', attempts: 1 }]);
    expect((await off(await proof())).data).toMatchObject({ enabled_at: null, codes_left: 0 });
    expect((await enter()).code).toBe(0);
    expect(await world.test.database.db.selectFrom('second_factors').selectAll().execute()).toEqual([]);
  });

  it('gives a session that was opened by changing the password no guesses of its own', async () => {
    await turnOn();
    const body = { current_password: DEMO_PASSWORD, code: await wrongCode() };
    for (let n = 1; n <= 5; n += 1)
      expect(await call(world.test.app, auth.disableSecondFactor, { body }, world.caller)).toMatchObject(
        wrong,
      );
    const change = { current_password: DEMO_PASSWORD, password: 'another-77-one' };
    const answer = await call(world.test.app, auth.changePassword, { body: change }, world.caller);
    const fresh = { ...world.caller, cookie: cookieOf(answer) };
    const again = { ...body, current_password: change.password };
    expect((await call(world.test.app, auth.disableSecondFactor, { body: again }, fresh)).code).toBe(-8);
  });

  it('can be done with a recovery code', async () => {
    const [code = ''] = await turnOn();
    const body = { current_password: DEMO_PASSWORD, code };
    expect(
      (await call(world.test.app, auth.disableSecondFactor, { body }, world.caller)).data.enabled_at,
    ).toBeNull();
  });

  it('change nothing when it is off', async () => {
    const body = { current_password: DEMO_PASSWORD, code: '246810' };
    expect((await call(world.test.app, auth.disableSecondFactor, { body }, world.caller)).code).toBe(0);
    const { data } = await call(world.test.app, auth.renewRecoveryCodes, { body }, world.caller);
    expect(data.recovery_codes).toEqual([]);
    const entries = world.test.database.db
      .selectFrom('audit_entries')
      .where('operation', 'in', ['disableSecondFactor', 'renewRecoveryCodes']);
    expect(await entries.selectAll().execute()).toEqual([]);
  });

  it('new recovery codes take the place of those before', async () => {
    const [old = ''] = await turnOn();
    const body = await proof();
    const { data } = await call(world.test.app, auth.renewRecoveryCodes, { body }, world.caller);
    expect(new Set([...data.recovery_codes, old]).size).toBe(11);
    expect(await enter(old)).toMatchObject(wrong);
    expect((await enter(data.recovery_codes[0])).code).toBe(0);
  });
});
