import { MAX_OWN_ACTIVITY } from '@kasa/contracts/auth/account';
import { revokeOtherSessions } from '@kasa/contracts/auth/operations/account';
import { changePassword } from '@kasa/contracts/auth/operations/password';
import { signOut } from '@kasa/contracts/auth/operations/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { DEMO_PASSWORD } from './password.ts';
import { openBrowser } from './test-support/browser.ts';
import { FREE, PHONE, traceOf } from './test-support/sign-in-trace.ts';

const test = await startFreshApp({ trustedProxies: ['127.0.0.1'] });
const { written, fail, activity, setPassword } = traceOf(test);

beforeEach(async () => {
  await test.database.db.deleteFrom('audit_entries').execute();
});

describe('own activity', () => {
  it('has what happened to the own account, newest first, and nothing of others', async () => {
    const browser = openBrowser(test);
    await browser.enter(PHONE);
    test.clock.advance(1);
    await fail(PHONE, '203.0.113.5');
    await fail(FREE);
    await written();
    test.clock.advance(1);
    const elsewhere = openBrowser(test, '203.0.113.77');
    await elsewhere.enter(PHONE);
    await signInAs(test.app, 'owner');
    test.clock.advance(1);
    await browser.ask(revokeOtherSessions);
    test.clock.advance(1);
    const body = { current_password: DEMO_PASSWORD, password: 'зелений дуб 5' };
    expect((await browser.ask(changePassword, { body })).code).toBe(0);
    expect(await activity(browser.caller())).toEqual(
      [
        ['changePassword', '198.51.100.7', null],
        ['revokeOtherSessions', '198.51.100.7', ''],
        ['signIn', '203.0.113.77', ''],
        ['signInFailed', '203.0.113.5', null],
        ['signIn', '198.51.100.7', ''],
      ].map(([operation, address, user_agent], n) => ({
        id: expect.any(String),
        at: `2026-11-20T09:00:0${4 - n}.000Z`,
        operation,
        addresses: [address],
        user_agent,
        new_browser: address === '203.0.113.77',
        attempts: operation === 'signInFailed' ? 1 : null,
      })),
    );
  });

  it('keeps what was done to the account, and new browsers, however often somebody signs in or fails to', async () => {
    const own = openBrowser(test);
    await own.enter(PHONE);
    await setPassword(own, 'зелений дуб 5');
    test.clock.advance(1);
    await own.enter(PHONE, 'зелений дуб 5');
    const thief = openBrowser(test, '203.0.113.77');
    await thief.enter(PHONE, 'зелений дуб 5');
    for (let n = 0; n <= MAX_OWN_ACTIVITY; n += 1) {
      test.clock.advance(3_601);
      await fail(PHONE, '203.0.113.78');
      await written();
      await thief.enter(PHONE, 'зелений дуб 5');
      await thief.ask(signOut);
    }
    await own.enter(PHONE, 'зелений дуб 5');
    const items = await activity(own.caller());
    const of = (operation: string) => items.filter((one) => one.operation === operation);
    expect(of('confirmPassword')).toHaveLength(1);
    expect(items.filter((one) => one.new_browser)).toMatchObject([{ addresses: ['203.0.113.77'] }]);
    expect([of('signIn').length, of('signOut').length, of('signInFailed').length]).toEqual(
      [1, 0, 0].map((more) => MAX_OWN_ACTIVITY + more),
    );
  });

  it('has the latest only', async () => {
    const browser = openBrowser(test);
    for (let n = 0; n <= MAX_OWN_ACTIVITY; n += 1) {
      await browser.enter(PHONE);
      test.clock.advance(1);
    }
    const items = await activity(browser.caller());
    expect(items).toHaveLength(MAX_OWN_ACTIVITY);
    expect(items[0]?.at).toBe(`2026-11-20T09:00:${MAX_OWN_ACTIVITY}.000Z`);
  });
});
