import { getCodeRequest, resendCode } from '@kasa/contracts/auth/operations/codes';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { openTestDatabase } from '../db/test-support/open-test-database.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { TravelClock } from '../mock/clock.ts';
import {
  beginSignUp,
  codeTo,
  confirmSignUpCode,
  FREE_PHONE,
  messagesTo,
  otherCode,
  requestPasswordReset,
  setNewPassword,
} from './test-support/sign-up-flow.ts';

const OWNER = '+380500000001';
const WRONG = 1003;
const EXPIRED = 1004;
const EXCEEDED = 1005;

const test = await startFreshApp();

describe('a code', () => {
  const look = async (id: string) => (await call(test.app, getCodeRequest, { params: { id } })).data;
  const resend = (id: string) => call(test.app, resendCode, { params: { id } });

  it('is six digits, lives five minutes and can be sent anew after one', async () => {
    const { data } = await beginSignUp(test);
    expect(data).toEqual({
      id: data.id,
      purpose: 'sign_up',
      phone: FREE_PHONE,
      expires_in_seconds: 300,
      resend_in_seconds: 60,
      attempts_left: 5,
    });
    expect(await codeTo(test, FREE_PHONE)).toMatch(/^\d{6}$/);
    test.clock.advance(45);
    expect(await look(data.id)).toEqual({ ...data, expires_in_seconds: 255, resend_in_seconds: 15 });
    test.clock.advance(254);
    expect((await confirmSignUpCode(test, data.id, await codeTo(test, FREE_PHONE))).code).toBe(0);
  });

  it('is worth nothing after five minutes', async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    test.clock.advance(300);
    expect((await confirmSignUpCode(test, data.id, code)).code).toBe(EXPIRED);
    expect((await look(data.id)).expires_in_seconds).toBe(0);
  });

  it('allows five attempts, and says how many are left', async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    const left: unknown[] = [];
    for (let n = 0; n < 4; n += 1) {
      left.push((await confirmSignUpCode(test, data.id, otherCode(code))).details.attempts_left);
    }
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await confirmSignUpCode(test, data.id, otherCode(code))).code).toBe(EXCEEDED);
    expect((await confirmSignUpCode(test, data.id, code)).code).toBe(EXCEEDED);
    expect(await look(data.id)).toMatchObject({ expires_in_seconds: 0, attempts_left: 0 });
  });

  it('is examined five times at most, however many guesses arrive at once', async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => confirmSignUpCode(test, data.id, otherCode(code))),
    );
    const left = answers
      .filter(({ code: answered }) => answered === WRONG)
      .map((one) => one.details.attempts_left);
    expect(left.sort()).toEqual([1, 2, 3, 4]);
    expect(answers.filter(({ code: answered }) => answered === EXCEEDED)).toHaveLength(56);
    expect((await confirmSignUpCode(test, data.id, code)).code).toBe(EXCEEDED);
  });

  it('succeeds once, however many right ones arrive at once', async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirmSignUpCode(test, data.id, code)),
    );
    expect(answers.filter(({ code: answered }) => answered === 0)).toHaveLength(1);
    expect(answers.filter(({ code: answered }) => answered === EXPIRED)).toHaveLength(49);
  });

  it('of an older request is worth nothing, for that request and for the newer one', async () => {
    const older = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    test.clock.advance(60);
    const newer = await beginSignUp(test);
    expect((await confirmSignUpCode(test, older.data.id, code)).code).toBe(EXPIRED);
    if (code !== (await codeTo(test, FREE_PHONE)))
      expect((await confirmSignUpCode(test, newer.data.id, code)).code).toBe(WRONG);
  });

  it('of another phone is worth nothing', async () => {
    const { data } = await beginSignUp(test);
    await beginSignUp(test, { phone: '+380671234568' });
    const other = await codeTo(test, '+380671234568');
    if (other !== (await codeTo(test, FREE_PHONE)))
      expect((await confirmSignUpCode(test, data.id, other)).code).toBe(WRONG);
  });

  it('is worth nothing for another purpose', async () => {
    const registration = await beginSignUp(test);
    const forSignUp = await codeTo(test, FREE_PHONE);
    expect((await setNewPassword(test, registration.data.id, forSignUp)).code).toBe(-6);
    const reset = await requestPasswordReset(test, OWNER);
    const forReset = await codeTo(test, OWNER);
    expect((await confirmSignUpCode(test, reset.data.id, forReset)).code).toBe(-6);
    expect((await setNewPassword(test, reset.data.id, forReset)).code).toBe(0);
  });

  it('is worth nothing once it was used, and no other is sent for its request', async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    await confirmSignUpCode(test, data.id, code);
    test.clock.advance(60);
    expect((await resend(data.id)).code).toBe(EXPIRED);
    expect((await confirmSignUpCode(test, data.id, code)).code).toBe(EXPIRED);
    expect(await look(data.id)).toMatchObject({ expires_in_seconds: 0 });
  });

  it('is replaced by the one that is sent anew, also after five wrong attempts', async () => {
    const { data } = await beginSignUp(test);
    const first = await codeTo(test, FREE_PHONE);
    for (let n = 0; n < 5; n += 1) await confirmSignUpCode(test, data.id, otherCode(first));
    test.clock.advance(59);
    const early = await resend(data.id);
    expect(early).toMatchObject({ code: -8, details: { retry_after_seconds: 1 } });
    expect(early.headers['retry-after']).toBe('1');
    test.clock.advance(1);
    expect((await resend(data.id)).data).toEqual({ ...data });
    const second = await codeTo(test, FREE_PHONE);
    if (first !== second) expect((await confirmSignUpCode(test, data.id, first)).code).toBe(WRONG);
    expect((await confirmSignUpCode(test, data.id, second)).code).toBe(0);
  });

  it('can be asked for anew for a day, and then it is forgotten, with all that was kept of it', async () => {
    const { data } = await beginSignUp(test);
    test.clock.advance(24 * 3_600);
    expect((await resend(data.id)).code).toBe(0);
    test.clock.advance(25 * 3_600);
    await beginSignUp(test, { phone: '+380671234568' });
    expect((await call(test.app, getCodeRequest, { params: { id: data.id } })).code).toBe(-6);
    expect(await messagesTo(test, FREE_PHONE)).toEqual([]);
    const { db } = test.database;
    for (const table of ['registrations', 'code_sendings'] as const) {
      const rows = await db.selectFrom(table).select('phone').where('phone', '=', FREE_PHONE).execute();
      expect(rows).toEqual([]);
    }
  });

  it('stands nowhere once its five minutes are over: the message is covered', async () => {
    await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    const stored = async () =>
      JSON.stringify(await test.database.db.selectFrom('text_messages').select(['text', 'code']).execute());
    test.clock.advance(299);
    expect((await messagesTo(test, FREE_PHONE))[0]?.text).toContain(code);
    test.clock.advance(1);
    expect(await stored()).toContain(code);
    // Sending any code or listing the messages masks expired ones.
    await beginSignUp(test, { phone: '+380671234568' });
    expect(await stored()).not.toContain(code);
    test.clock.advance(300);
    expect((await messagesTo(test, '+380671234568'))[0]).toMatchObject({
      text: '•••••• — код для реєстрації в Касі. Діє 5 хвилин. Нікому його не повідомляйте.',
      code: null,
    });
    expect(await stored()).not.toMatch(/\d{6}/);
  });

  it('stands nowhere but in the message', async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    const { db } = test.database;
    const rows = await db.selectFrom('code_requests').selectAll().where('id', '=', data.id).execute();
    expect(JSON.stringify(rows.map(({ id: _id, ...row }) => row))).not.toContain(code);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
  });

  it('outlives a restart of the server, and so do its attempts', async () => {
    const first = await openTestDatabase('file');
    const clock = new TravelClock();
    clock.travelTo(TEST_NOW, true);
    const before = buildApp({ database: first, clock });
    const { data } = await beginSignUp({ app: before });
    const code = await codeTo({ app: before }, FREE_PHONE);
    await confirmSignUpCode({ app: before }, data.id, otherCode(code));
    await before.close();
    await first.close();
    const second = await openDatabase(first.options);
    const after = buildApp({ database: second, clock });
    const answer = await confirmSignUpCode({ app: after }, data.id, otherCode(code));
    expect(answer).toMatchObject({ code: WRONG, details: { attempts_left: 3 } });
    expect((await confirmSignUpCode({ app: after }, data.id, code)).code).toBe(0);
    await after.close();
    await second.close();
    await first.remove();
  });
});
