import { MAX_CODES_PER_HOUR } from '@kasa/contracts/auth/code-requests';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { bulkInsert } from '../db/bulk-insert.ts';
import { newId } from '../db/row-columns.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { openBrowser } from './test-support/browser.ts';
import { beginSignUp, messagesTo, requestPasswordReset } from './test-support/sign-up-flow.ts';

const OWNER = '+380500000001';
const DIRECTOR = '+380500000002';
const OTHER_OWNER = '+380500000011';
const { perMerchant, inAll } = MAX_CODES_PER_HOUR;
const lines: string[] = [];
const test = await startFreshApp({
  log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
});
/** What was warned of since the last time. */
const warned = () => lines.splice(0).map((line) => JSON.parse(line));

/** Codes that strangers, each at an address of their own, were sent for phones a minute ago. */
async function strangersWereSent(count: number, phone: string) {
  const at = new Date(test.clock.now().getTime() - 60_000).toISOString();
  const rows = Array.from({ length: count }, (_, n) => {
    const asker = `stranger ${n}`;
    return { id: newId(), phone, purpose: 'password_reset' as const, asker, at };
  });
  await bulkInsert(test.database.db, 'code_sendings', rows);
}

it('a merchant has a budget, of which the log warns once; its people’s own browsers and others notice nothing', async () => {
  const home = openBrowser(test);
  expect(await home.enter(OWNER)).toBe(0);
  await strangersWereSent(perMerchant - 1, '+380500000021');
  expect((await requestPasswordReset(test, DIRECTOR)).code).toBe(0);
  expect(warned()).toEqual([]);
  for (const phone of ['+380500000003', '+380500000004', OWNER]) {
    const refused = await requestPasswordReset(test, phone);
    expect(refused).toMatchObject({ code: -8, details: { retry_after_seconds: 3_540 } });
    expect(await messagesTo(test, phone)).toEqual([]);
  }
  expect(warned()).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'the budget of text messages is spent',
      name: 'merchant',
      merchant: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ]);
  expect((await requestPasswordReset(test, OWNER, home.caller())).code).toBe(0);
  expect((await requestPasswordReset(test, OTHER_OWNER)).code).toBe(0);
  expect((await beginSignUp(test)).code).toBe(0);
  test.clock.advance(3_600);
  expect((await requestPasswordReset(test, '+380500000003')).code).toBe(0);
});

it('all strangers together have a budget, for all servers together', async () => {
  const home = openBrowser(test);
  expect(await home.enter(OWNER)).toBe(0);
  await strangersWereSent(inAll, '+380671000000');
  const other = buildApp({ database: test.database, clock: test.clock });
  for (const app of [test.app, other]) {
    expect((await beginSignUp({ app })).code).toBe(-8);
    expect((await requestPasswordReset({ app }, OTHER_OWNER)).code).toBe(-8);
  }
  await other.close();
  expect(warned()).toEqual([expect.objectContaining({ level: 40, name: 'strangers' })]);
  expect((await requestPasswordReset(test, OWNER, home.caller())).code).toBe(0);
});
