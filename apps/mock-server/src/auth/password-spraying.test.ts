import { confirmPassword } from '@kasa/contracts/auth/operations/password';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { openBrowser } from './test-support/browser.ts';
import { codeTo, requestPasswordReset } from './test-support/sign-up-flow.ts';

const OWNER = '+380500000001';
const PASSWORD = 'kasa-demo';
const HOME = '198.51.100.7';
const test = await startFreshApp();

it('a hundred wrong passwords at a merchant’s phones make strangers’ right ones wrong, silently, and shut nobody out', async () => {
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const app = buildApp({
    database: test.database,
    clock: test.clock,
    requestsPerMinute: 0,
    log,
    trustedProxies: ['127.0.0.1', '::1'],
  });
  const enter = async (phone: string, address: string, password = PASSWORD) => {
    const headers = { 'x-forwarded-for': address };
    return (await call(app, signIn, { body: { phone, password } }, { headers })).code;
  };
  const home = openBrowser({ app }, HOME);
  expect(await home.enter(OWNER)).toBe(0);
  const people = [...Array.from({ length: 6 }, (_, n) => n + 1), 21, 22, 23, 24, 25, 26].map(
    (n) => `+3805000000${String(n).padStart(2, '0')}`,
  );
  for (let n = 0; n < 108; n += 1) {
    const phone = people[n % people.length] ?? '';
    expect(await enter(phone, `203.0.113.${n}`, `guess ${n}`)).toBe(1001);
  }
  expect(await enter(String(people[1]), HOME)).toBe(1001);
  expect([await home.enter(OWNER), await enter('+380500000011', HOME)]).toEqual([0, 0]);
  const fresh = openBrowser({ app }, HOME);
  const { data } = await requestPasswordReset({ app }, String(people[2]), fresh.caller());
  const proof = { code_request_id: data.id, code: await codeTo({ app }, String(people[2])) };
  expect((await fresh.ask(confirmPassword, { body: { ...proof, password: PASSWORD } })).code).toBe(0);
  expect(await fresh.enter(String(people[2]))).toBe(0);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'strangers try passwords over the people of a merchant',
  ]);
  test.clock.advance(61);
  expect(await enter(String(people[1]), HOME)).toBe(0);
  await app.close();
});
