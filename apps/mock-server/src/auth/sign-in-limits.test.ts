import { changePassword, confirmPassword } from '@kasa/contracts/auth/operations/password';
import { signIn, signOut } from '@kasa/contracts/auth/operations/session';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { countPasswordAttempt, undoCorrectAttempt } from './sign-in-limits.ts';
import { openBrowser } from './test-support/browser.ts';
import { codeTo, requestPasswordReset } from './test-support/sign-up-flow.ts';

const OWNER = '+380500000001';
const PASSWORD = 'kasa-demo';
const HOME = '198.51.100.7';
const proxies = { trustedProxies: ['127.0.0.1', '::1'] };

const claim = (phone: string, address: string, isOwn = false) => ({
  phone,
  merchantId: undefined,
  address,
  isOwn,
});
const wrong = ({ code }: { code: number }) => code === 1001;
const refused = ({ code }: { code: number }) => code === -8;

const test = await startFreshApp(proxies);

describe('limits of guessing', () => {
  /** Sent without cookies, through a proxy whose X-Forwarded-For is trusted. */
  const attempt = (password: string, address: string, phone = OWNER) =>
    call(test.app, signIn, { body: { phone, password } }, { headers: { 'x-forwarded-for': address } });
  const take = (one: ReturnType<typeof claim>) =>
    countPasswordAttempt(test.database.db, one, test.clock.now());
  const attack = (count: number, from = (n: number) => `203.0.113.${n}`) =>
    Promise.all(Array.from({ length: count }, (_, n) => attempt(`guess ${n}`, from(n))));
  /** One guess for each of `count` phones from one address, 20 in parallel, fewer than `AT_ONCE`. */
  const manyPhones = async (address: string, count: number) => {
    const answers: { code: number }[] = [];
    for (let n = 0; n < count; n += 20) {
      const phones = Array.from({ length: 20 }, (_, one) => `+38067${String(n + one).padStart(7, '0')}`);
      answers.push(...(await Promise.all(phones.map((phone) => attempt('guess', address, phone)))));
    }
    return answers;
  };

  it('examine ten guesses of a phone by all strangers together', async () => {
    // Fifty at a time: more in parallel would time out on a busy machine.
    const answers = [await attack(50), await attack(50), await attack(50), await attack(50)].flat();
    expect(answers.filter(wrong)).toHaveLength(10);
    expect(answers.filter(refused)).toHaveLength(190);
  });

  it('do not shut the owner out of where they signed in before, as long as an attack may last', async () => {
    const home = openBrowser(test, HOME);
    expect(await home.enter(OWNER)).toBe(0);
    for (let minute = 0; minute < 20; minute += 1) {
      await attack(20);
      expect(await home.enter(OWNER)).toBe(0);
      test.clock.advance(60);
    }
  });

  it('do not shut them out there by what strangers do at the same address either', async () => {
    const home = openBrowser(test, HOME);
    await home.enter(OWNER);
    await attack(20, () => HOME);
    await manyPhones(HOME, 120);
    expect((await attempt('guess', HOME, '+380679999999')).code).toBe(-8);
    expect(await home.enter(OWNER)).toBe(0);
  });

  it('know a browser wherever it is, signed in or not', async () => {
    const home = openBrowser(test, HOME);
    await home.enter(OWNER);
    await home.ask(signOut);
    await attack(20);
    const headers = { 'x-forwarded-for': '192.0.2.44' };
    const body = { phone: OWNER, password: PASSWORD };
    expect((await call(test.app, signIn, { body }, { ...home.caller(), headers })).code).toBe(0);
  });

  it('know a browser for those who signed in there only, and for all of them', async () => {
    const shared = openBrowser(test, HOME);
    await shared.enter('+380500000004');
    await attack(10);
    expect(await shared.enter(OWNER)).toBe(-8);
    test.clock.advance(16 * 60);
    expect(await shared.enter(OWNER)).toBe(0);
    expect(await shared.enter('+380500000004')).toBe(0);
    await attack(10);
    await Promise.all(Array.from({ length: 10 }, () => attempt('guess', HOME, '+380500000004')));
    expect(await shared.enter(OWNER)).toBe(0);
    expect(await shared.enter('+380500000004')).toBe(0);
  });

  it('give strangers nothing when the owner signs in, in a new browser or an old one', async () => {
    const home = openBrowser(test, HOME);
    await home.enter(OWNER);
    expect((await attack(9)).filter(wrong)).toHaveLength(9);
    for (let n = 0; n < 5; n += 1) {
      expect(await home.enter(OWNER)).toBe(0);
      expect((await attempt(PASSWORD, HOME)).code).toBe(0);
    }
    const more = await attack(20);
    expect([more.filter(wrong).length, more.filter(refused).length]).toEqual([1, 19]);
  });

  /**
   * Ten at once, then one after each pause of 1, 2, 4 and 8 minutes: 13 within 15 minutes. The owner signs in
   * meanwhile, from new browsers.
   */
  it('examine no more than 13 guesses within a quarter of an hour, whatever the owner does', async () => {
    let examined = 0;
    for (let minute = 0; minute < 15; minute += 1) {
      examined += (await attack(12)).filter(wrong).length;
      await attempt(PASSWORD, HOME);
      test.clock.advance(60);
    }
    expect(examined).toBeGreaterThanOrEqual(10);
    expect(examined).toBeLessThanOrEqual(13);
  });

  it('examine ten guesses in the owner’s browsers, too, and then those that strangers have left', async () => {
    const [home, phone] = [openBrowser(test, HOME), openBrowser(test, '198.51.100.8')];
    for (const one of [home, phone]) await one.enter(OWNER);
    const guess = (n: number) => (n % 2 ? home : phone).enter(OWNER, `guess ${n}`);
    for (let n = 0; n < 10; n += 1) expect(await guess(n)).toBe(1001);
    // With the owner's limit used up, the owner signs in under the strangers' limit.
    expect([await home.enter(OWNER), (await attempt(PASSWORD, '203.0.113.1')).code]).toEqual([0, 0]);
    expect((await attack(20)).filter(wrong)).toHaveLength(10);
    expect([await guess(0), await home.enter(OWNER)]).toEqual([-8, -8]);
    test.clock.advance(16 * 60);
    expect(await home.enter(OWNER)).toBe(0);
  });

  it('are not shaken off by signing in as somebody else in the same browser', async () => {
    const shared = openBrowser(test, HOME);
    for (const phone of [OWNER, '+380500000004']) await shared.enter(phone);
    for (let n = 0; n < 20; n += 1) await shared.enter(OWNER, `guess ${n}`);
    expect(await shared.enter('+380500000004')).toBe(0);
    expect(await shared.enter(OWNER)).toBe(-8);
  });

  it('let the owner in with a new browser once the phone is proved by a code, and forget the old ones', async () => {
    const [old, fresh] = [openBrowser(test, HOME), openBrowser(test, HOME)];
    await old.enter(OWNER);
    await attack(20);
    expect(await fresh.enter(OWNER)).toBe(-8);
    const { data } = await requestPasswordReset(test, OWNER, fresh.caller());
    const proof = { code_request_id: data.id, code: await codeTo(test, OWNER) };
    expect((await fresh.ask(confirmPassword, { body: { ...proof, password: PASSWORD } })).code).toBe(0);
    await attack(20);
    expect(await old.enter(OWNER)).toBe(-8);
    expect(await fresh.enter(OWNER)).toBe(0);
  });

  it('forget all browsers but the one in which a password is changed', async () => {
    const [lost, here] = [openBrowser(test, HOME), openBrowser(test, HOME)];
    for (const one of [lost, here]) await one.enter(OWNER);
    const body = { current_password: PASSWORD, password: PASSWORD };
    expect((await here.ask(changePassword, { body })).code).toBe(0);
    await attack(20);
    expect([await lost.enter(OWNER), await here.enter(OWNER)]).toEqual([-8, 0]);
  });

  it('know a browser after a restart, too, and forget it after 90 days', async () => {
    const home = openBrowser(test, HOME);
    await home.enter(OWNER);
    const app = buildApp({ database: test.database, clock: test.clock, ...proxies });
    const enter = async () =>
      (await call(app, signIn, { body: { phone: OWNER, password: PASSWORD } }, home.caller())).code;
    await attack(10);
    expect(await enter()).toBe(0);
    await home.enter(OWNER);
    test.clock.advance(91 * 24 * 3_600);
    await attack(10);
    expect(await enter()).toBe(-8);
    await app.close();
  });

  it('know no browser by a cookie of another form, of longer ago or of nobody', async () => {
    const home = openBrowser(test, HOME);
    await home.enter(OWNER);
    const earlier = home.caller();
    await home.enter(OWNER);
    await attack(10);
    const body = { phone: OWNER, password: PASSWORD };
    for (const cookie of [earlier.cookie, 'kasa_browser=x', `kasa_browser=${'a'.repeat(32)}`]) {
      expect((await call(test.app, signIn, { body }, { cookie })).code).toBe(-8);
    }
    const { db } = test.database;
    const rows = await db.selectFrom('known_browsers').selectAll().execute();
    expect(rows).toHaveLength(1);
    for (const value of String(home.caller().cookie).split(/[;=] ?/)) {
      expect(JSON.stringify(rows)).not.toContain(`"${value}"`);
    }
  });

  it('count wrong present passwords in the profile by session: one thief there keeps nobody out', async () => {
    const [home, thief] = [openBrowser(test, HOME), openBrowser(test, '203.0.113.1')];
    for (const one of [home, thief]) await one.enter(OWNER);
    const body = { current_password: 'wrong', password: 'another one' };
    const codes: number[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await thief.ask(changePassword, { body })).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => -2), -8]);
    await attack(20);
    for (let n = 0; n < 12; n += 1) await thief.enter(OWNER, `guess ${n}`);
    const right = { current_password: PASSWORD, password: PASSWORD };
    expect((await home.ask(changePassword, { body: right })).code).toBe(0);
  });

  it('examine a hundred guesses from one address, and let it try again after 15 minutes', async () => {
    const answers = await manyPhones(HOME, 200);
    expect(answers.filter(wrong)).toHaveLength(100);
    expect(answers.filter(refused)).toHaveLength(100);
    test.clock.advance(15 * 60 + 1);
    expect((await attempt(PASSWORD, HOME)).code).toBe(0);
  });

  it('let right ones in one after the other once the pause of an address, or of a phone, is over', async () => {
    await manyPhones(HOME, 120);
    test.clock.advance(15 * 60);
    for (let n = 0; n < 5; n += 1) expect((await attempt(PASSWORD, HOME)).code).toBe(0);
    await attack(20);
    test.clock.advance(60);
    for (let n = 0; n < 5; n += 1) expect((await attempt(PASSWORD, '192.0.2.1')).code).toBe(0);
    // They do not raise the strangers' limit: one guess, then twice the first pause.
    expect((await attack(20)).filter(wrong)).toHaveLength(1);
    test.clock.advance(60);
    expect((await attempt(PASSWORD, '192.0.2.1')).code).toBe(-8);
    test.clock.advance(60);
    expect((await attempt(PASSWORD, '192.0.2.1')).code).toBe(0);
  });

  it('count for all servers together, and a restart forgives nothing', async () => {
    const other = buildApp({ database: test.database, clock: test.clock, ...proxies });
    const guess = (app: typeof other, n: number) =>
      call(
        app,
        signIn,
        { body: { phone: OWNER, password: 'guess' } },
        { headers: { 'x-forwarded-for': `203.0.113.${n}` } },
      );
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => guess(n % 2 ? other : test.app, n)),
    );
    await other.close();
    expect(answers.filter(wrong)).toHaveLength(10);
    expect(answers.filter(refused)).toHaveLength(20);
    const restarted = buildApp({ database: test.database, clock: test.clock, ...proxies });
    expect((await guess(restarted, 99)).code).toBe(-8);
    await restarted.close();
  });

  it('do not pause an address for what was asked of a paused phone', async () => {
    for (let n = 0; n < 10; n += 1) await take(claim(OWNER, 'office'));
    for (let n = 0; n < 200; n += 1)
      await expect(take(claim(OWNER, 'office'))).rejects.toThrow('rate_limited');
    await take(claim('+380679999999', 'office'));
  });

  it('count for an IPv6 /48, however many networks somebody has there', async () => {
    for (let n = 0; n < 300; n += 1) await take(claim(`+38067${n}`, `2001:db8:7:${n.toString(16)}::1`));
    await expect(take(claim(OWNER, '2001:db8:7:ffff::1'))).rejects.toThrow('rate_limited');
    await take(claim(OWNER, '2001:db8:8::1'));
  });

  it('do not pardon an address for signing in rightly in between', async () => {
    for (let n = 0; n < 99; n += 1) await take(claim(`+38067${n}`, 'address'));
    for (const isOwn of [true, false]) {
      const taken = await take(claim(OWNER, 'address', isOwn));
      await undoCorrectAttempt(test.database.db, taken, test.clock.now());
    }
    await take(claim('+380679999998', 'address'));
    await expect(take(claim('+380679999999', 'address'))).rejects.toThrow('rate_limited');
  });
});
