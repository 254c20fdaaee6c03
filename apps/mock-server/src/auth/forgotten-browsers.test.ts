import {
  listOwnSessions,
  revokeOtherSessions,
  revokeOwnSession,
} from '@kasa/contracts/auth/operations/account';
import { signIn, signOut } from '@kasa/contracts/auth/operations/session';
import { describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { openBrowser } from './test-support/browser.ts';

const OWNER = '+380500000001';
const HOME = '198.51.100.7';

const test = await startFreshApp({ trustedProxies: ['127.0.0.1', '::1'] });

describe('the server', () => {
  const attack = () =>
    Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const caller = { headers: { 'x-forwarded-for': `203.0.113.${n + 10}` } };
        return call(test.app, signIn, { body: { phone: OWNER, password: 'guess' } }, caller);
      }),
    );

  it('forgets the browser of a session that is ended from elsewhere', async () => {
    const [home, thief] = [openBrowser(test, HOME), openBrowser(test, '203.0.113.1')];
    for (const one of [home, thief]) await one.enter(OWNER);
    const items = (await thief.ask(listOwnSessions)).data.items;
    const id = String(items.find(({ current }) => current)?.id);
    expect((await home.ask(revokeOwnSession, { params: { id } })).code).toBe(0);
    await attack();
    expect([await thief.enter(OWNER), await home.enter(OWNER)]).toEqual([-8, 0]);
  });

  it('forgets all browsers but the present one when all other sessions are ended, also those of no session', async () => {
    const [home, thief, left] = [openBrowser(test, HOME), openBrowser(test, HOME), openBrowser(test, HOME)];
    for (const one of [home, thief, left]) await one.enter(OWNER);
    await left.ask(signOut);
    expect((await home.ask(revokeOtherSessions)).code).toBe(0);
    for (let n = 0; n < 20; n += 1) await thief.enter(OWNER, `guess ${n}`);
    expect([await thief.enter(OWNER), await left.enter(OWNER), await home.enter(OWNER)]).toEqual([-8, -8, 0]);
  });

  it('leaves a browser known where one signs out, in the list of sessions, too', async () => {
    const home = openBrowser(test, HOME);
    await home.enter(OWNER);
    const items = (await home.ask(listOwnSessions)).data.items;
    const id = String(items.find(({ current }) => current)?.id);
    expect((await home.ask(revokeOwnSession, { params: { id } })).code).toBe(0);
    await attack();
    expect(await home.enter(OWNER)).toBe(0);
  });
});
