/** What sign-ins leave: in the journal, with their person, and nowhere for who is not registered (security T5). */

import {
  dismissNewBrowser,
  listOwnSessions,
  revokeOtherSessions,
} from '@kasa/contracts/auth/operations/account';
import { changePassword } from '@kasa/contracts/auth/operations/password';
import { getMe, signIn, signOut } from '@kasa/contracts/auth/operations/session';
import { exportUsers, removeSecondFactor } from '@kasa/contracts/users/operations/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, cookieOf, signInAs, signInWith } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { DEMO_PASSWORD } from './password.ts';
import { firstMerchant, secondMerchant } from './seed.ts';
import { type Browser, openBrowser } from './test-support/browser.ts';
import { turnOnFactor } from './test-support/second-factor.ts';
import { cashier, PHONE, personOf, traceOf } from './test-support/sign-in-trace.ts';
import { confirmedTicket, finishSignUp } from './test-support/sign-up-flow.ts';

const test = await startFreshApp({ trustedProxies: ['127.0.0.1'] });
const { written, setPassword } = traceOf(test);

beforeEach(async () => {
  await test.database.db.deleteFrom('audit_entries').execute();
});

describe('a sign-in', () => {
  it('stands in the journal with browser and address, and so does the sign-out', async () => {
    const headers = { 'user-agent': 'Desk/2.0', 'x-forwarded-for': '198.51.100.9' };
    const answer = await call(
      test.app,
      signIn,
      { body: { phone: PHONE, password: DEMO_PASSWORD } },
      { headers },
    );
    await call(test.app, signOut, { query: {} }, { cookie: cookieOf(answer), headers });
    const session = {
      user_agent: 'Desk/2.0',
      address: '198.51.100.9',
      signed_in_at: '2026-11-20T09:00:00.000Z',
    };
    const common = {
      user_id: cashier?.id,
      user_name: cashier?.name,
      user_phone: PHONE,
      address: '198.51.100.9',
      object_type: 'session',
      object_id: answer.data.token,
      object_name: 'Desk/2.0',
    };
    expect(await written()).toMatchObject([
      { ...common, operation: 'signIn', before: null, after: session },
      { ...common, operation: 'signOut', before: session, after: null },
    ]);
  });

  it('in a known browser is no new one', async () => {
    const browser = openBrowser(test);
    await browser.enter(PHONE);
    await browser.enter(PHONE);
    const [first, , second] = await written();
    expect([first?.after, second?.after]).toEqual([
      expect.not.objectContaining({ new_browser: true }),
      expect.not.objectContaining({ new_browser: true }),
    ]);
    const { items } = (await browser.ask(listOwnSessions)).data;
    expect(items.map((one) => one.new_browser)).toEqual([false]);
  });

  it('in a new browser is told to the other sessions of the person, and to nobody else', async () => {
    const known = openBrowser(test);
    await known.enter(PHONE);
    const own = await openEventStream(test.app, known.caller());
    const others = await openEventStream(test.app, await signInAs(test.app, 'owner'));
    const elsewhere = openBrowser(test, '203.0.113.77');
    await elsewhere.enter(PHONE);
    const { data } = (await own.waitForMessage(({ type }) => type === 'account.new_browser')) as {
      data: object;
    };
    const { items } = (await known.ask(listOwnSessions)).data;
    const marked = items.filter((one) => one.new_browser && !one.current);
    expect(marked).toMatchObject([{ address: '203.0.113.77' }]);
    expect(data).toEqual({
      user_id: cashier?.id,
      session_id: marked[0]?.id,
      address: '203.0.113.77',
      user_agent: '',
    });
    // Known by now: nothing more is told.
    await elsewhere.enter(PHONE);
    await openBrowser(test).enter(String(personOf('owner')?.phone));
    await others.waitForMessage(({ type }) => type === 'account.new_browser');
    expect(others.events().map((event) => (event.data as { user_id: string }).user_id)).toEqual([
      personOf('owner')?.id,
    ]);
    expect(own.events()).toHaveLength(1);
  });
});

const tellsOf = async (browser: Browser) => (await browser.ask(getMe)).data.new_browser;

describe('a sign-in in a browser that is unknown', () => {
  const marks = async () =>
    (await written())
      .filter(({ operation }) => operation === 'signIn')
      .map(({ after }) => (after as { new_browser?: boolean }).new_browser === true);

  it('is marked after the password was reset there, and not in the own one', async () => {
    const [own, thief] = [openBrowser(test), openBrowser(test, '203.0.113.77')];
    await own.enter(PHONE);
    await setPassword(thief, 'зелений дуб 5');
    await thief.enter(PHONE, 'зелений дуб 5');
    expect(await marks()).toEqual([false, true]);
    test.clock.advance(3_600);
    await setPassword(own, 'синій дуб 77');
    await own.enter(PHONE, 'синій дуб 77');
    expect(await marks()).toEqual([false, true, false]);
  });

  it('is marked after a second factor was taken away, and after ninety days without one', async () => {
    const owner = await signInAs(test.app, 'owner');
    await openBrowser(test).enter(PHONE);
    await turnOnFactor(test, await signInWith(test.app, PHONE), PHONE);
    const params = { id: String(cashier?.id) };
    const removal = { params, body: { reason: 'Загубила телефон' } };
    expect((await call(test.app, removeSecondFactor, removal, owner)).code).toBe(0);
    await test.database.db.deleteFrom('audit_entries').execute();
    const thief = openBrowser(test, '203.0.113.77');
    await thief.enter(PHONE);
    test.clock.advance(91 * 24 * 3_600);
    await thief.enter(PHONE);
    expect(await marks()).toEqual([true, true]);
  });

  it('is told at the next sign-in in each other browser until it is dismissed there, one by one', async () => {
    const [office, home] = [openBrowser(test), openBrowser(test)];
    for (const browser of [office, home]) await browser.enter(PHONE);
    expect(await tellsOf(home)).toBeNull();
    expect(await tellsOf(office)).toMatchObject({ address: '198.51.100.7' });
    const known = String((await tellsOf(office))?.session_id);
    const dismissed = await office.ask(dismissNewBrowser, { body: { session_id: known } });
    expect(dismissed.data.new_browser).toBeNull();
    for (const browser of [office, home]) await browser.ask(signOut);
    const thief = openBrowser(test, '203.0.113.77');
    test.clock.advance(1);
    await thief.enter(PHONE);
    const { token } = (await thief.ask(getMe)).data;
    const told = {
      session_id: token,
      at: '2026-11-20T09:00:01.000Z',
      address: '203.0.113.77',
      user_agent: '',
    };
    // Its own browser neither tells nor dismisses it, at the next sign-in there, too.
    await thief.enter(PHONE);
    expect(await tellsOf(thief)).toBeNull();
    await thief.ask(dismissNewBrowser, { body: { session_id: token } });
    const another = openBrowser(test, '203.0.113.78');
    await another.enter(PHONE);
    expect(await tellsOf(another)).toBeNull();
    await another.ask(dismissNewBrowser, { body: { session_id: token } });
    const entered = await office.ask(signIn, { body: { phone: PHONE, password: DEMO_PASSWORD } });
    expect(entered.data.new_browser).toEqual(told);
    await office.enter(PHONE);
    expect(await tellsOf(office)).toEqual(told);
    const next = await office.ask(dismissNewBrowser, { body: { session_id: token } });
    expect(next.data.new_browser).toMatchObject({ address: '203.0.113.78' });
    const last = { session_id: String(next.data.new_browser?.session_id) };
    expect((await office.ask(dismissNewBrowser, { body: last })).data.new_browser).toBeNull();
    // What is dismissed stays so.
    await office.ask(dismissNewBrowser, { body: { session_id: token } });
    expect(await tellsOf(office)).toBeNull();
    await home.enter(PHONE);
    expect(await tellsOf(home)).toEqual(told);
  });

  it('is told where the person is known also when the unknown one has ended all other sessions', async () => {
    const own = openBrowser(test);
    await own.enter(PHONE);
    const thief = openBrowser(test, '203.0.113.77');
    await thief.enter(PHONE);
    await thief.ask(revokeOtherSessions);
    await thief.enter(PHONE);
    await own.enter(PHONE);
    expect(await tellsOf(own)).toMatchObject({ address: '203.0.113.77' });
    // From now on the own one is new to the other.
    expect(await tellsOf(thief)).toMatchObject({ address: '198.51.100.7' });
  });

  it('stays unknown, and one browser, however often the password is replaced in it without its cookie', async () => {
    const own = openBrowser(test);
    await own.enter(PHONE);
    await own.ask(signOut);
    const thief = openBrowser(test, '203.0.113.77');
    await thief.enter(PHONE);
    let { cookie } = thief.caller();
    for (let n = 0; n < 21; n += 1) {
      const body = { current_password: DEMO_PASSWORD, password: DEMO_PASSWORD };
      cookie = cookieOf(await call(test.app, changePassword, { body }, { cookie }));
    }
    const { data } = await call(test.app, listOwnSessions, {}, { cookie });
    expect(data.items).toMatchObject([{ new_browser: true }]);
    await own.enter(PHONE);
    expect(await tellsOf(own)).toMatchObject({ address: '203.0.113.77' });
  });

  it('of somebody else is not dismissed, and not told', async () => {
    const [own, colleague] = [openBrowser(test), openBrowser(test)];
    await own.enter(PHONE);
    await colleague.enter(String(personOf('owner')?.phone));
    await openBrowser(test, '203.0.113.77').enter(PHONE);
    const session_id = String((await tellsOf(own))?.session_id);
    expect(await tellsOf(colleague)).toBeNull();
    await colleague.ask(dismissNewBrowser, { body: { session_id } });
    expect((await tellsOf(own))?.session_id).toBe(session_id);
  });
});

describe('a session that a sign-in in its browser replaces', () => {
  it('stands in the journal of its own person, who may be another merchant’s', async () => {
    const shared = openBrowser(test);
    await shared.enter(PHONE);
    const { token } = (await shared.ask(getMe)).data;
    const other = secondMerchant.people[0];
    await shared.enter(String(other?.phone));
    const ended = {
      operation: 'sessionReplaced',
      merchant_id: firstMerchant.id,
      user_id: cashier?.id,
      object_type: 'session',
      object_id: token,
      before: { address: '198.51.100.7', signed_in_at: '2026-11-20T09:00:00.000Z' },
      after: null,
    };
    const found = (await written()).filter(({ operation }) => operation === 'sessionReplaced');
    expect(found).toMatchObject([ended]);
    // One that was over anyhow ended by itself.
    test.clock.advance(31 * 60);
    await shared.enter(PHONE);
    expect((await written()).filter(({ operation }) => operation === 'sessionReplaced')).toHaveLength(1);
  });

  it('stands there also when somebody registers in it', async () => {
    const caller = await signInWith(test.app, PHONE);
    const answer = await finishSignUp(test, await confirmedTicket(test), caller);
    expect(answer.code).toBe(0);
    expect((await written()).filter(({ operation }) => operation === 'sessionReplaced')).toMatchObject([
      { user_id: cashier?.id, merchant_id: firstMerchant.id },
    ]);
  });
});

it('an export says what was taken, by which filter, and how many rows', async () => {
  const owner = await signInAs(test.app, 'owner');
  await test.database.db.deleteFrom('audit_entries').execute();
  const query = { format: 'csv', role: ['cashier'], q: 'Ол' } as const;
  await call(test.app, exportUsers, { query }, owner);
  await call(test.app, exportUsers, { query: { format: 'xlsx' } }, owner);
  const common = {
    operation: 'exportUsers',
    object_type: 'export',
    object_name: 'Користувачі',
    before: null,
  };
  const people = test.database.db
    .selectFrom('users')
    .select('id')
    .where('merchant_id', '=', firstMerchant.id);
  expect(await written()).toMatchObject([
    {
      ...common,
      after: { format: 'CSV', filters: { exportUsers: { role: ['cashier'], q: 'Ол' } }, rows: 4 },
    },
    { ...common, after: { format: 'XLSX', rows: (await people.execute()).length } },
  ]);
});
