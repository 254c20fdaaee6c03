/** What sign-ins leave: in the journal, with their person, and nowhere for who is not registered (security T5). */
import { auditOperations as audit } from '@kasa/contracts/audit/operations';
import { MAX_OWN_ACTIVITY } from '@kasa/contracts/auth/account';
import {
  listOwnActivity,
  listOwnSessions,
  revokeOtherSessions,
} from '@kasa/contracts/auth/operations/account';
import { changePassword } from '@kasa/contracts/auth/operations/password';
import { signIn, signOut } from '@kasa/contracts/auth/operations/session';
import { exportUsers } from '@kasa/contracts/users/operations/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, cookieOf, signInAs, signInWith } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { writeFailedSignIns } from './failed-sign-ins.ts';
import { DEMO_PASSWORD } from './password.ts';
import { firstMerchant, secondMerchant } from './seed.ts';
import { openBrowser } from './test-support/browser.ts';

const test = await startFreshApp({ trustedProxies: ['127.0.0.1'] });
const personOf = (role: string) => firstMerchant.people.find((one) => one.role === role);
const cashier = personOf('cashier');
const PHONE = String(cashier?.phone);
const FREE = '+380671234567';

const entries = () =>
  test.database.db.selectFrom('audit_entries').selectAll().orderBy('at').orderBy('id').execute();
const written = async () => {
  await writeFailedSignIns(test.database);
  return (await entries()).map(({ after, before, ...entry }) => ({
    ...entry,
    before: before && (JSON.parse(before) as object),
    after: after && (JSON.parse(after) as object),
  }));
};
const fail = (phone = PHONE, from?: string) => openBrowser(test, from).enter(phone, 'wrong');
const activity = async (caller: Caller) => (await call(test.app, listOwnActivity, {}, caller)).data.items;

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
    const [first, second] = await written();
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

describe('failed sign-ins', () => {
  it('are one entry of a person, which counts on for an hour, by nobody', async () => {
    await fail(PHONE, '203.0.113.5');
    await fail(PHONE, '203.0.113.5');
    const [entry, ...others] = await written();
    expect(others).toEqual([]);
    const failed = {
      ...{
        operation: 'signInFailed',
        object_type: 'user',
        object_id: cashier?.id,
        object_name: cashier?.name,
      },
      ...{ merchant_id: firstMerchant.id, user_id: null, user_name: null, user_phone: null },
      ...{ address: '203.0.113.5', at: '2026-11-20T09:00:00.000Z' },
    };
    expect(entry).toMatchObject({
      ...failed,
      before: { attempts: 0 },
      after: { attempts: 2, last_attempt_at: '2026-11-20T09:00:00.000Z', addresses: ['203.0.113.5'] },
    });
    test.clock.advance(50 * 60);
    await fail(PHONE, '203.0.113.6');
    expect(await written()).toMatchObject([
      {
        ...failed,
        after: {
          attempts: 3,
          last_attempt_at: '2026-11-20T09:50:00.000Z',
          addresses: ['203.0.113.5', '203.0.113.6'],
        },
      },
    ]);
    test.clock.advance(11 * 60);
    await fail();
    expect((await written()).map(({ after }) => after)).toMatchObject([{ attempts: 3 }, { attempts: 1 }]);
  });

  it('name five addresses, and count all of them', async () => {
    for (let n = 1; n <= 8; n += 1) await fail(PHONE, `203.0.113.${n}`);
    const [entry] = await written();
    expect(entry?.after).toMatchObject({ attempts: 8, addresses: { length: 5 } });
  });

  it('are written when a second has passed, apart from the answers', async () => {
    await fail();
    expect(await entries()).toEqual([]);
    await expect.poll(entries, { timeout: 10_000 }).toHaveLength(1);
  });

  it('of a phone that nobody has leave no entry, are answered alike, and cost as many writes', async () => {
    const answers = [];
    for (const phone of [PHONE, FREE]) {
      const { status, text } = await call(test.app, signIn, { body: { phone, password: 'wrong' } });
      answers.push([status, text]);
      const before = await entries();
      await writeFailedSignIns(test.database);
      expect((await entries()).length - before.length).toBe(phone === PHONE ? 1 : 0);
    }
    expect(answers[0]).toEqual(answers[1]);
    const rows = test.database.db.selectFrom('failed_attempts').select('id').where('id', '=', 'nobody');
    expect(await rows.execute()).toHaveLength(1);
  });

  it('that are refused by a limit write nothing more', async () => {
    for (let n = 0; n < 14; n += 1) await fail();
    const [entry] = await written();
    expect(entry?.after).toMatchObject({ attempts: 10 });
  });

  it('stand in the journal of their merchant alone', async () => {
    await fail();
    await written();
    const read = async (phone: string) => {
      const caller = await signInWith(test.app, phone);
      const query = { operation: ['signInFailed'] };
      return (await call(test.app, audit.listAuditEntries, { query }, caller)).data.items;
    };
    expect(await read(String(personOf('owner')?.phone))).toMatchObject([
      { user: null, object: { id: cashier?.id } },
    ]);
    expect(await read(String(secondMerchant.people[0]?.phone))).toEqual([]);
  });
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

it('an export says what was taken, by which filter', async () => {
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
  expect(await written()).toMatchObject([
    { ...common, after: { format: 'CSV', filters: { exportUsers: { role: ['cashier'], q: 'Ол' } } } },
    { ...common, after: { format: 'XLSX' } },
  ]);
});
