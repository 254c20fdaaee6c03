import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { listMockMessages } from '@kasa/contracts/mock/people';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { type Caller, call, cookieOf, signInAs } from '../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { writeFailedSignIns } from './failed-sign-ins.ts';
import { DEMO_PASSWORD } from './password.ts';
import { openBrowser } from './test-support/browser.ts';
import { codeOf, turnOnFactor } from './test-support/second-factor.ts';

const PHONE = '+380500000004';
const OTHER = '+380500000005';
const NEEDED = 1010;
const wrong = { code: -2, details: { fields: [{ path: 'code', rule: 'factor_code_wrong' }] } };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => test.close());

let caller: Caller;
beforeEach(async () => {
  await test.reset();
  caller = await signInAs(test.app, 'cashier');
});

const seconds = (n: number) => test.clock.travelTo(new Date(test.clock.now().getTime() + n * 1000), true);
const turnOn = () => turnOnFactor(test, caller, PHONE);
const enter = (code?: string, password = DEMO_PASSWORD, phone = PHONE, app = test.app) =>
  call(app, signIn, { body: { phone, password, ...(code === undefined ? {} : { code }) } });
const nextCode = () => codeOf(test, PHONE);
const proof = async () => ({ current_password: DEMO_PASSWORD, code: await nextCode() });
/** Six digits that are no code now. */
const wrongCode = async () => String((Number(await nextCode()) + 500_000) % 1_000_000).padStart(6, '0');
const state = async (who = caller) => (await call(test.app, auth.getSecondFactor, {}, who)).data;
/** What the journal has of failed and unfinished sign-ins. */
async function failedSignIns() {
  await writeFailedSignIns(test.database);
  const kinds = ['signInFailed', 'signInUnfinished'];
  const found = test.database.db.selectFrom('audit_entries').selectAll().where('operation', 'in', kinds);
  const since = found.where('at', '>=', '2026-11-20T09:00:00.000Z');
  return (await since.orderBy('at').orderBy('id').execute()).map(
    ({ operation, user_id, object_id, after }) => ({
      ...{ operation, user_id, object_id },
      ...(JSON.parse(String(after)) as object),
    }),
  );
}

describe('signing in with a second factor', () => {
  it('leaves a wrong code in the journal as a failed sign-in', async () => {
    await turnOn();
    await enter(await wrongCode());
    await enter(await wrongCode());
    expect(await failedSignIns()).toMatchObject([{ operation: 'signInFailed', attempts: 2 }]);
  });

  it('leaves in the journal that no code followed the right password, one entry of an hour', async () => {
    await turnOn();
    test.clock.advance(10);
    await enter();
    test.clock.advance(10);
    await enter();
    const { data } = await call(test.app, auth.getMe, {}, caller);
    expect(await failedSignIns()).toMatchObject([
      {
        operation: 'signInUnfinished',
        user_id: null,
        object_id: data.user.id,
        attempts: 2,
        last_attempt_at: '2026-11-20T09:00:20.000Z',
        addresses: ['127.0.0.1'],
      },
    ]);
    test.clock.advance(10);
    await enter();
    expect(await failedSignIns()).toMatchObject([{ attempts: 3 }]);
    const { items } = (await call(test.app, auth.listOwnActivity, {}, caller)).data;
    expect(items.find(({ operation }) => operation === 'signInUnfinished')).toMatchObject({ attempts: 3 });
  });

  it('leaves nothing of it once the code has followed from that address, and from another one it does', async () => {
    await turnOn();
    const thief = openBrowser(test, '203.0.113.5');
    expect(await thief.enter(PHONE)).toBe(NEEDED);
    test.clock.advance(1);
    await enter();
    test.clock.advance(1);
    expect((await enter(await nextCode())).code).toBe(0);
    expect(await failedSignIns()).toMatchObject([
      { operation: 'signInUnfinished', attempts: 1, addresses: ['203.0.113.5'] },
    ]);
  });

  it('takes a sign-in without its code for given up after five minutes', async () => {
    await turnOn();
    test.clock.advance(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await enter();
    const [passed] = timers.mock.calls.find(([, ms]) => ms === 5 * 60_000) ?? [];
    timers.mockRestore();
    const entries = test.database.db.selectFrom('audit_entries').select('id');
    const unfinished = () => entries.where('operation', '=', 'signInUnfinished').execute();
    expect(await unfinished()).toEqual([]);
    passed?.();
    await expect.poll(unfinished, { timeout: 10_000 }).toHaveLength(1);
  });

  it('asks for a code after the right password, opens no session and sets no cookie', async () => {
    await turnOn();
    const before = await test.database.db.selectFrom('sessions').select('id').execute();
    const answer = await enter();
    expect(answer).toMatchObject({ status: 409, code: NEEDED, data: null, details: null });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await test.database.db.selectFrom('sessions').select('id').execute()).toEqual(before);
  });

  it('lets in with the code of the app, once', async () => {
    await turnOn();
    const code = await nextCode();
    const answer = await enter(code);
    expect([answer.code, answer.data.user.phone]).toEqual([0, PHONE]);
    expect(cookieOf(answer)).toMatch(/^kasa_session=/);
    expect(await enter(code)).toMatchObject(wrong);
    seconds(30);
    expect((await enter(await nextCode())).code).toBe(0);
  });

  it('takes the code that turned it on no second time', async () => {
    await call(test.app, auth.enrolSecondFactor, { body: { current_password: DEMO_PASSWORD } }, caller);
    const code = await nextCode();
    const body = { current_password: DEMO_PASSWORD, code };
    expect((await call(test.app, auth.enrolSecondFactor, { body }, caller)).code).toBe(0);
    expect(await enter(code)).toMatchObject(wrong);
  });

  it('lets in with a recovery code, once, typed in any way', async () => {
    const [first = '', second = ''] = await turnOn();
    expect((await enter(first.toLowerCase().replace('-', ' '))).code).toBe(0);
    expect(await enter(first)).toMatchObject(wrong);
    const opened = await enter(second.replace('-', ''));
    expect(await state({ cookie: cookieOf(opened) })).toMatchObject({ codes_left: 8 });
  });

  it('takes no recovery code of somebody else', async () => {
    await turnOn();
    const dispatcher = await signInAs(test.app, 'dispatcher');
    const [code = ''] = await turnOnFactor(test, dispatcher, OTHER);
    expect(await enter(code)).toMatchObject(wrong);
    expect((await enter(code, DEMO_PASSWORD, OTHER)).code).toBe(0);
  });

  it('tells nothing of it to who has the wrong password: byte for byte alike, with or without a code', async () => {
    const [recovery = ''] = await turnOn();
    const { text } = await enter(undefined, 'not-it', '+380671234567');
    for (const code of [undefined, await nextCode(), recovery, '000000']) {
      for (const phone of [PHONE, OTHER, '+380671234567']) {
        const answer = await enter(code, 'not-it', phone);
        expect([answer.text, answer.headers['set-cookie']]).toEqual([text, undefined]);
        await test.database.db.deleteFrom('failed_attempts').execute();
      }
    }
    // Nothing was used up by it.
    expect((await enter(recovery)).code).toBe(0);
  });

  it('lets in without one whoever has none, whatever code comes with it', async () => {
    expect((await enter(undefined, DEMO_PASSWORD, OTHER)).code).toBe(0);
    expect((await enter('000000', DEMO_PASSWORD, OTHER)).code).toBe(0);
  });

  it('pauses after five wrong codes, also for the right one, and counts them apart from passwords', async () => {
    await turnOn();
    for (let n = 0; n < 5; n += 1) {
      expect(await enter(await wrongCode())).toMatchObject(wrong);
      // The right password in between forgives nothing.
      expect((await enter()).code).toBe(NEEDED);
    }
    const refused = await enter(await nextCode());
    expect([refused.code, refused.details.retry_after_seconds]).toEqual([-8, 60]);
    seconds(61);
    expect((await enter(await nextCode())).code).toBe(0);
  });

  it('keeps what strangers use up from the browsers of the person', async () => {
    await turnOn();
    const own = openBrowser(test, '198.51.100.9');
    await own.ask(signIn, { body: { phone: PHONE, password: DEMO_PASSWORD, code: await nextCode() } });
    seconds(60);
    for (let n = 0; n < 5; n += 1) expect(await enter(await wrongCode())).toMatchObject(wrong);
    expect((await enter(await nextCode())).code).toBe(-8);
    const body = { phone: PHONE, password: DEMO_PASSWORD, code: await nextCode() };
    expect((await own.ask(signIn, { body })).code).toBe(0);
  });

  it('takes one code once from two servers at the same moment', async () => {
    const recovery = await turnOn();
    const second = testDialect === 'postgres' ? await openDatabase(test.database.options) : test.database;
    const other = buildApp({ database: second, clock: test.clock });
    const at = (app: typeof other, code: string) => enter(code, DEMO_PASSWORD, PHONE, app);
    for (const code of [await nextCode(), String(recovery[3])]) {
      const answers = await Promise.all([test.app, other].map((app) => at(app, code)));
      expect(answers.map((answer) => answer.code).toSorted()).toEqual([-2, 0]);
    }
    await other.close();
    if (second !== test.database) await second.close();
  });

  it('is kept when a forgotten password is replaced by a text message', async () => {
    await turnOn();
    const { data } = await call(test.app, auth.resetPassword, { body: { phone: PHONE } });
    const messages = await call(test.app, listMockMessages, { query: { phone: PHONE } });
    const code = String(messages.data.items[0]?.code);
    const body = { code_request_id: data.id, code, password: 'another-one' };
    expect((await call(test.app, auth.confirmPassword, { body })).code).toBe(0);
    expect((await enter(undefined, 'another-one')).code).toBe(NEEDED);
    expect((await enter(await nextCode(), 'another-one')).code).toBe(0);
  });
});

describe('turning it on', () => {
  const begin = (password = DEMO_PASSWORD, code?: string, headers = {}) =>
    call(
      test.app,
      auth.enrolSecondFactor,
      { body: { current_password: password, ...(code === undefined ? {} : { code }) } },
      { ...caller, headers },
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
    caller = await signInAs(test.app, 'cashier');
    seconds(29 * 60);
    caller = await signInAs(test.app, 'cashier');
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
    const elsewhere = await signInAs(test.app, 'cashier');
    await turnOn();
    expect((await call(test.app, auth.getMe, {}, elsewhere)).code).toBe(-4);
    expect((await call(test.app, auth.getMe, {}, caller)).code).toBe(0);
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
    for (let n = 0; n < 5; n += 1) {
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
    if ((await state()).enabled_at === null) return;
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
      call(test.app, auth.disableSecondFactor, { body }, caller);
    expect(await off({ ...(await proof()), current_password: 'not-it' })).toMatchObject({ code: -2 });
    expect(await off({ ...(await proof()), code: await wrongCode() })).toMatchObject(wrong);
    expect(await failedSignIns()).toMatchObject([{ operation: 'signInFailed', attempts: 1 }]);
    expect((await off(await proof())).data).toMatchObject({ enabled_at: null, codes_left: 0 });
    expect((await enter()).code).toBe(0);
    expect(await test.database.db.selectFrom('second_factors').selectAll().execute()).toEqual([]);
  });

  it('gives a session that was opened by changing the password no guesses of its own', async () => {
    await turnOn();
    const body = { current_password: DEMO_PASSWORD, code: await wrongCode() };
    for (let n = 1; n <= 5; n += 1)
      expect(await call(test.app, auth.disableSecondFactor, { body }, caller)).toMatchObject(wrong);
    const change = { current_password: DEMO_PASSWORD, password: 'another-77-one' };
    const answer = await call(test.app, auth.changePassword, { body: change }, caller);
    const fresh = { ...caller, cookie: cookieOf(answer) };
    const again = { ...body, current_password: change.password };
    expect((await call(test.app, auth.disableSecondFactor, { body: again }, fresh)).code).toBe(-8);
  });

  it('can be done with a recovery code', async () => {
    const [code = ''] = await turnOn();
    const body = { current_password: DEMO_PASSWORD, code };
    expect((await call(test.app, auth.disableSecondFactor, { body }, caller)).data.enabled_at).toBeNull();
  });

  it('change nothing when it is off', async () => {
    const body = { current_password: DEMO_PASSWORD, code: '246810' };
    expect((await call(test.app, auth.disableSecondFactor, { body }, caller)).code).toBe(0);
    const { data } = await call(test.app, auth.renewRecoveryCodes, { body }, caller);
    expect(data.recovery_codes).toEqual([]);
    const entries = test.database.db
      .selectFrom('audit_entries')
      .where('operation', 'in', ['disableSecondFactor', 'renewRecoveryCodes']);
    expect(await entries.selectAll().execute()).toEqual([]);
  });

  it('new recovery codes take the place of those before', async () => {
    const [old = ''] = await turnOn();
    const body = await proof();
    const { data } = await call(test.app, auth.renewRecoveryCodes, { body }, caller);
    expect(new Set([...data.recovery_codes, old]).size).toBe(11);
    expect(await enter(old)).toMatchObject(wrong);
    expect((await enter(data.recovery_codes[0])).code).toBe(0);
  });
});
