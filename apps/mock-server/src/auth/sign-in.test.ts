import { getMe, signIn, signOut } from '@kasa/contracts/auth/operations/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, cookieOf, signInAs } from '../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { readSession } from './session-store.ts';
import { SignInLimits } from './sign-in-limits.ts';

const OWNER = '+380500000001';
const PASSWORD = 'kasa-demo';

const claim = (phone: string, address: string, isKnown = false) => ({ phone, address, isKnown });

describe('signIn', () => {
  let test: TestApp;
  let limits: SignInLimits;
  let day = 0;
  const attempt = (phone: string, password: string, headers: Record<string, string> = {}) =>
    call(test.app, signIn, { body: { phone, password } }, { headers });

  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    // Limits are counted by the clock: every test has a day of its own.
    day += 1;
    test.clock.advance(day * 24 * 3600);
    limits = new SignInLimits(test.clock);
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
    expect(answer.data.menu.map(({ id }) => id)).toEqual([
      'routes',
      'transports',
      'drivers',
      'branches',
      'audit',
    ]);
    expect(Object.keys(answer.data.menu_icons)).toEqual(answer.data.menu.map(({ id }) => id));
    expect(answer.data.expires_at).toBe('2026-11-20T21:00:00.000Z');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^kasa_session=[\w-]{32}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
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

  it('works as long for an unknown phone as for a known one', async () => {
    const quickest = { [OWNER]: Infinity, '+380671234567': Infinity };
    // In turns, and the quickest of each: what else the machine does meanwhile must not decide.
    for (let n = 0; n < 9; n += 1) {
      for (const phone of [OWNER, '+380671234567'] as const) {
        const began = performance.now();
        await attempt(phone, `wrong ${n}`);
        quickest[phone] = Math.min(quickest[phone], performance.now() - began);
      }
    }
    // Comparing a hash takes milliseconds; without it, a refusal would take a tenth of that.
    expect(quickest['+380671234567'] / quickest[OWNER]).toBeGreaterThan(0.5);
    expect(quickest['+380671234567'] / quickest[OWNER]).toBeLessThan(2);
  });

  it('refuses a disabled user like a wrong password', async () => {
    await test.database.db.updateTable('users').set({ is_active: 0 }).where('phone', '=', OWNER).execute();
    expect((await attempt(OWNER, PASSWORD)).code).toBe(1001);
  });

  it('lists every broken field', async () => {
    const answer = await call(test.app, signIn, { body: { phone: '0671234567', password: '', extra: 1 } });
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
    expect(answer.msg).toBe('Wrong phone or password');
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

  it('examines a hundred guesses from one address, and lets it try again after 15 minutes', async () => {
    const phones = Array.from({ length: 120 }, (_, n) => `+38067${String(n).padStart(7, '0')}`);
    const answers: { code: number }[] = [];
    for (let n = 0; n < phones.length; n += 20) {
      answers.push(...(await Promise.all(phones.slice(n, n + 20).map((phone) => attempt(phone, 'guess')))));
    }
    expect(answers.filter(({ code }) => code === 1001)).toHaveLength(100);
    expect(answers.filter(({ code }) => code === -8)).toHaveLength(20);
    test.clock.advance(15 * 60 + 1);
    expect((await attempt(OWNER, PASSWORD)).code).toBe(0);
  });

  it('does not pause an address for what was asked of a paused phone', () => {
    for (let n = 0; n < 10; n += 1) limits.take(claim(OWNER, 'office'));
    for (let n = 0; n < 200; n += 1)
      expect(() => limits.take(claim(OWNER, 'office'))).toThrow('rate_limited');
    expect(() => limits.take(claim('+380679999999', 'office'))).not.toThrow();
  });

  it('is not pardoned as an address by signing in rightly in between', async () => {
    for (let n = 0; n < 99; n += 1) limits.take(claim(`+38067${n}`, 'address'));
    limits.take(claim(OWNER, 'address'));
    limits.succeeded(claim(OWNER, 'address'));
    limits.take(claim('+380679999998', 'address'));
    expect(() => limits.take(claim('+380679999999', 'address'))).toThrow('rate_limited');
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
