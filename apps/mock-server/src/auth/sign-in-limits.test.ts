import { changePassword } from '@kasa/contracts/auth/operations/password';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { call, cookieOf } from '../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { acceptTry, requireTry } from './sign-in-limits.ts';
import { choose, codeTo, forget } from './test-support/phones.ts';

const OWNER = '+380500000001';
const PASSWORD = 'kasa-demo';
const HOME = '198.51.100.7';
const proxies = { trustedProxies: ['127.0.0.1', '::1'] };

const claim = (phone: string, address: string, isKnown = false) => ({ phone, address, isKnown });
const wrong = ({ code }: { code: number }) => code === 1001;
const refused = ({ code }: { code: number }) => code === -8;

describe('limits of guessing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(proxies);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
  });

  /** Behind a proxy whose X-Forwarded-For is believed, so that tests can come from anywhere. */
  const attempt = (password: string, address: string, phone = OWNER) =>
    call(test.app, signIn, { body: { phone, password } }, { headers: { 'x-forwarded-for': address } });
  const take = (one: ReturnType<typeof claim>) => requireTry(test.database.db, one, test.clock.now());
  const attack = (count: number, from = (n: number) => `203.0.113.${n}`) =>
    Promise.all(Array.from({ length: count }, (_, n) => attempt(`guess ${n}`, from(n))));

  it('examine ten guesses of a phone from all strange addresses together', async () => {
    const answers = await attack(200);
    expect(answers.filter(wrong)).toHaveLength(10);
    expect(answers.filter(refused)).toHaveLength(190);
  });

  it('do not shut the owner out of where they signed in before, as long as an attack may last', async () => {
    expect((await attempt(PASSWORD, HOME)).code).toBe(0);
    for (let minute = 0; minute < 20; minute += 1) {
      await attack(20);
      expect((await attempt(PASSWORD, HOME)).code).toBe(0);
      test.clock.advance(60);
    }
  });

  it('give no tries to strangers when the owner signs in', async () => {
    await attempt(PASSWORD, HOME);
    await attack(10);
    for (let n = 0; n < 5; n += 1) expect((await attempt(PASSWORD, HOME)).code).toBe(0);
    expect((await attack(20)).filter(refused)).toHaveLength(20);
  });

  it('examine ten guesses from a known address, too, and leave the other known ones open', async () => {
    await attempt(PASSWORD, HOME);
    await attempt(PASSWORD, '198.51.100.8');
    const answers = await attack(40, () => HOME);
    expect(answers.filter(wrong)).toHaveLength(10);
    expect((await attempt(PASSWORD, HOME)).code).toBe(-8);
    expect((await attempt(PASSWORD, '198.51.100.8')).code).toBe(0);
  });

  it('an address is known for those who signed in from it only', async () => {
    await attempt(PASSWORD, HOME, '+380500000004');
    await attack(10);
    expect((await attempt(PASSWORD, HOME)).code).toBe(-8);
  });

  it('let the owner in at a new address once the phone is proved by a code', async () => {
    await attack(20);
    const from = { headers: { 'x-forwarded-for': HOME } };
    expect((await attempt(PASSWORD, HOME)).code).toBe(-8);
    const { data } = await forget(test, OWNER, from);
    expect((await choose(test, data.id, await codeTo(test, OWNER), PASSWORD, from)).code).toBe(0);
    await attack(20);
    expect((await attempt(PASSWORD, HOME)).code).toBe(0);
  });

  it('know an address after a restart, too, and forget it after 90 days', async () => {
    await attempt(PASSWORD, HOME);
    const app = buildApp({ database: test.database, clock: test.clock, ...proxies });
    const here = (password: string, address: string) =>
      call(app, signIn, { body: { phone: OWNER, password } }, { headers: { 'x-forwarded-for': address } });
    for (let n = 0; n < 10; n += 1) await here('guess', '203.0.113.1');
    expect((await here(PASSWORD, '203.0.113.2')).code).toBe(-8);
    expect((await here(PASSWORD, HOME)).code).toBe(0);
    test.clock.advance(91 * 24 * 3_600);
    expect((await here(PASSWORD, '203.0.113.2')).code).toBe(0);
    const known = await test.database.db.selectFrom('known_addresses').select('address').execute();
    expect(known).toEqual([{ address: '203.0.113.2' }]);
    await app.close();
  });

  it('count a wrong present password in the profile like a failed sign-in', async () => {
    const headers = { 'x-forwarded-for': HOME };
    const cookie = cookieOf(await attempt(PASSWORD, HOME));
    const body = { current_password: 'wrong', password: 'another' };
    for (let n = 0; n < 10; n += 1) await call(test.app, changePassword, { body }, { cookie, headers });
    expect((await attempt(PASSWORD, HOME)).code).toBe(-8);
  });

  it('examine a hundred guesses from one address, and let it try again after 15 minutes', async () => {
    const phones = Array.from({ length: 200 }, (_, n) => `+38067${String(n).padStart(7, '0')}`);
    const answers: { code: number }[] = [];
    for (let n = 0; n < phones.length; n += 20) {
      const some = phones.slice(n, n + 20).map((phone) => attempt('guess', HOME, phone));
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.filter(wrong)).toHaveLength(100);
    expect(answers.filter(refused)).toHaveLength(100);
    test.clock.advance(15 * 60 + 1);
    expect((await attempt(PASSWORD, HOME)).code).toBe(0);
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

  it('do not pardon an address for signing in rightly in between', async () => {
    for (let n = 0; n < 99; n += 1) await take(claim(`+38067${n}`, 'address'));
    await take(claim(OWNER, 'address', true));
    await acceptTry(test.database.db, claim(OWNER, 'address', true), test.clock.now());
    await take(claim('+380679999998', 'address'));
    await expect(take(claim('+380679999999', 'address'))).rejects.toThrow('rate_limited');
  });
});
