import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { listMockMessages } from '@kasa/contracts/mock/people';
import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { call, cookieOf, signInAs } from '../http/test-support/call.ts';
import { DEMO_PASSWORD } from './password.ts';
import { openBrowser } from './test-support/browser.ts';
import { PHONE, startFactorWorld, wrong } from './test-support/factor-world.ts';
import { turnOnFactor } from './test-support/second-factor.ts';

const { world, nextCode, seconds, turnOn, enter, wrongCode, state, failedSignIns } = startFactorWorld();
const OTHER = '+380500000005';
const NEEDED = 1010;

describe('signing in with a second factor', () => {
  it('leaves a wrong code in the journal as a failed sign-in', async () => {
    await turnOn();
    await enter(await wrongCode());
    await enter(await wrongCode());
    expect(await failedSignIns()).toMatchObject([{ operation: 'signInFailed', attempts: 2 }]);
  });

  it('leaves in the journal that no code followed the right password, one entry of an hour', async () => {
    await turnOn();
    world.test.clock.advance(10);
    await enter();
    world.test.clock.advance(10);
    await enter();
    const { data } = await call(world.test.app, auth.getMe, {}, world.caller);
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
    world.test.clock.advance(10);
    await enter();
    expect(await failedSignIns()).toMatchObject([{ attempts: 3 }]);
    const { items } = (await call(world.test.app, auth.listOwnActivity, {}, world.caller)).data;
    expect(items.find(({ operation }) => operation === 'signInUnfinished')).toMatchObject({ attempts: 3 });
  });

  it('leaves nothing of it once the code has followed from that address, and from another one it does', async () => {
    await turnOn();
    const thief = openBrowser(world.test, '203.0.113.5');
    expect(await thief.enter(PHONE)).toBe(NEEDED);
    world.test.clock.advance(1);
    await enter();
    world.test.clock.advance(1);
    expect((await enter(await nextCode())).code).toBe(0);
    expect(await failedSignIns()).toMatchObject([
      { operation: 'signInUnfinished', attempts: 1, addresses: ['203.0.113.5'] },
    ]);
  });

  it('takes a sign-in without its code for given up after five minutes', async () => {
    await turnOn();
    world.test.clock.advance(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await enter();
    const [passed] = timers.mock.calls.find(([, ms]) => ms === 5 * 60_000) ?? [];
    timers.mockRestore();
    const entries = world.test.database.db.selectFrom('audit_entries').select('id');
    const unfinished = () => entries.where('operation', '=', 'signInUnfinished').execute();
    expect(await unfinished()).toEqual([]);
    passed?.();
    await expect.poll(unfinished, { timeout: 10_000 }).toHaveLength(1);
  });

  it('asks for a code after the right password, opens no session and sets no cookie', async () => {
    await turnOn();
    const before = await world.test.database.db.selectFrom('sessions').select('id').execute();
    const answer = await enter();
    expect(answer).toMatchObject({ status: 409, code: NEEDED, data: null, details: null });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await world.test.database.db.selectFrom('sessions').select('id').execute()).toEqual(before);
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
    await call(
      world.test.app,
      auth.enrolSecondFactor,
      { body: { current_password: DEMO_PASSWORD } },
      world.caller,
    );
    const code = await nextCode();
    const body = { current_password: DEMO_PASSWORD, code };
    expect((await call(world.test.app, auth.enrolSecondFactor, { body }, world.caller)).code).toBe(0);
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
    const dispatcher = await signInAs(world.test.app, 'dispatcher');
    const [code = ''] = await turnOnFactor(world.test, dispatcher, OTHER);
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
        await world.test.database.db.deleteFrom('failed_attempts').execute();
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
    const own = openBrowser(world.test, '198.51.100.9');
    await own.ask(signIn, { body: { phone: PHONE, password: DEMO_PASSWORD, code: await nextCode() } });
    seconds(60);
    for (let n = 0; n < 5; n += 1) expect(await enter(await wrongCode())).toMatchObject(wrong);
    expect((await enter(await nextCode())).code).toBe(-8);
    const body = { phone: PHONE, password: DEMO_PASSWORD, code: await nextCode() };
    expect((await own.ask(signIn, { body })).code).toBe(0);
  });

  it('takes one code once from two servers at the same moment', async () => {
    const recovery = await turnOn();
    const second =
      testDialect === 'postgres' ? await openDatabase(world.test.database.options) : world.test.database;
    const other = buildApp({ database: second, clock: world.test.clock });
    const at = (app: typeof other, code: string) => enter(code, DEMO_PASSWORD, PHONE, app);
    for (const code of [await nextCode(), String(recovery[3])]) {
      const answers = await Promise.all([world.test.app, other].map((app) => at(app, code)));
      expect(answers.map((answer) => answer.code).toSorted()).toEqual([-2, 0]);
    }
    await other.close();
    if (second !== world.test.database) await second.close();
  });

  it('is kept when a forgotten password is replaced by a text message', async () => {
    await turnOn();
    const { data } = await call(world.test.app, auth.resetPassword, { body: { phone: PHONE } });
    const messages = await call(world.test.app, listMockMessages, { query: { phone: PHONE } });
    const code = String(messages.data.items[0]?.code);
    const body = { code_request_id: data.id, code, password: 'another-one' };
    expect((await call(world.test.app, auth.confirmPassword, { body })).code).toBe(0);
    expect((await enter(undefined, 'another-one')).code).toBe(NEEDED);
    expect((await enter(await nextCode(), 'another-one')).code).toBe(0);
  });
});
