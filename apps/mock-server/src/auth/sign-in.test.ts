import { getMe, signIn, signOut } from '@kasa/contracts/auth/operations/session';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, callMalformed, cookieOf, signInAs } from '../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { readSession } from './session-store.ts';

const OWNER = '+380500000001';
const PASSWORD = 'kasa-demo';

vi.mock('@node-rs/argon2', { spy: true });

describe('signIn', () => {
  let test: TestApp;
  const attempt = (phone: string, password: string, headers: Record<string, string> = {}) =>
    call(test.app, signIn, { body: { phone, password } }, { headers });

  beforeAll(async () => {
    // Needs a real seed: the test depends on what comparing its passwords costs.
    test = await startTestApp({ seedsItself: true });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
  });

  it('answers user, roles, tags and menu, and sets the cookie', async () => {
    await test.reset();
    const answer = await attempt(OWNER, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.data.user).toMatchObject({
      phone: OWNER,
      full_name: 'Коваль Олена Петрівна',
      merchant: { name: 'ТОВ «Затишок»' },
    });
    expect(answer.data.roles).toEqual(['owner']);
    expect(answer.data.menu.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['terminals', 'dashboard', 'branches', 'users', 'audit']),
    );
    expect(Object.keys(answer.data.menu_icons)).toEqual(answer.data.menu.map(({ id }) => id));
    expect(answer.data.expires_at).toBe('2026-11-20T21:00:00.000Z');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^kasa_session=[\w-]{32}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^kasa_browser=[\w-]{32}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('never puts the cookie, the password or its hash into the answer', async () => {
    const answer = await attempt(OWNER, PASSWORD);
    expect(answer.text).not.toContain(cookieOf(answer).split('=')[1]);
    expect(answer.text).not.toMatch(/kasa-demo|argon2|secret/);
  });

  it('answers an unknown phone and a wrong password byte for byte alike', async () => {
    const wrong = await attempt(OWNER, 'not-it');
    const unknown = await attempt('+380671234567', PASSWORD);
    expect(wrong.code).toBe(1001);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('compares a hash for an unknown phone as for a known one', async () => {
    const compared = vi.mocked(argon2.verify);
    const parameters = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    for (const phone of [OWNER, '+380671234567']) {
      compared.mockClear();
      await attempt(phone, 'wrong');
      expect(compared.mock.calls).toEqual([[expect.stringMatching(parameters), 'wrong']]);
    }
  });

  it('refuses a disabled user like a wrong password', async () => {
    await test.database.db.updateTable('users').set({ is_active: 0 }).where('phone', '=', OWNER).execute();
    expect((await attempt(OWNER, PASSWORD)).code).toBe(1001);
  });

  it('lists every broken field', async () => {
    const answer = await callMalformed(test.app, signIn, {
      body: { phone: '0671234567', password: '', extra: 1 },
    });
    expect(answer.code).toBe(-2);
    expect(answer.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([
      ['phone', 'phone_format'],
      ['password', 'required'],
      ['extra', 'unknown_field'],
    ]);
    expect(answer.details.fields?.[1]?.message).toBe("Поле обов'язкове");
  });

  it('speaks English when asked to', async () => {
    const answer = await call(test.app, signIn, { body: { phone: OWNER, password: 'x' } }, { lng: 'EN' });
    expect(answer.msg).toBe('Wrong phone number or password');
  });

  it('examines ten guesses of one phone, however many arrive at once and whatever address they claim', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        attempt(OWNER, `guess ${n}`, { 'x-forwarded-for': `10.0.0.${n}` }),
      ),
    );
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(10);
    const refused = answers.filter(({ code }) => code === -8);
    expect(refused).toHaveLength(50);
    expect(refused[0]).toMatchObject({ status: 429, details: { retry_after_seconds: 60 } });
    expect(refused[0]?.headers['retry-after']).toBe('60');
    expect((await attempt(OWNER, PASSWORD)).code).toBe(-8);
    test.clock.advance(61);
    expect((await attempt(OWNER, PASSWORD)).code).toBe(0);
  });
});

describe('signOut', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('ends the session and clears the cookie', async () => {
    const caller = await signInAs(test.app, 'cashier');
    const answer = await call(test.app, signOut, {}, caller);
    expect(answer).toMatchObject({ code: 0, data: {} });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^kasa_session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/,
    );
    expect((await call(test.app, getMe, {}, caller)).code).toBe(-4);
  });

  it('leaves the other sessions of the same person', async () => {
    const [one, other] = [await signInAs(test.app, 'cashier'), await signInAs(test.app, 'cashier')];
    await call(test.app, signOut, {}, one);
    expect((await call(test.app, getMe, {}, other)).code).toBe(0);
  });

  it('ends the session that is named, and no other that the browser has by now', async () => {
    const { token } = (await call(test.app, signIn, signIn.example)).data;
    const later = await signInAs(test.app, 'cashier');
    const late = await call(test.app, signOut, { query: { session: token } }, later);
    expect([late.code, late.headers['set-cookie']]).toEqual([0, undefined]);
    const { data } = await call(test.app, getMe, {}, later);
    expect((await call(test.app, signOut, { query: { session: data.token } }, later)).code).toBe(0);
    expect((await call(test.app, getMe, {}, later)).code).toBe(-4);
  });
});

describe('getMe', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('does not take a session that ends in the middle of the request for a bug', async () => {
    const ended = readSession(test.database.db, '01912d50-3c00-7000-8000-ffffffffffff');
    await expect(ended).rejects.toMatchObject({ codeName: 'not_authenticated' });
  });

  it('answers the session as sign-in did', async () => {
    const signedIn = await call(test.app, signIn, signIn.example);
    const me = await call(test.app, getMe, {}, { cookie: cookieOf(signedIn) });
    expect(me.data).toEqual(signedIn.data);
  });
});
