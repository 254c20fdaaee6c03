import { signIn } from '@kasa/contracts/auth/operations/session';
import { expect, it } from 'vitest';
import { send } from '../test-support/call.ts';
import { isDatabaseRun } from '../test-support/database-run.ts';
import { startFreshApp } from '../test-support/fresh-app.ts';

const SIZE = 250_000;
const test = await startFreshApp();

it.skipIf(isDatabaseRun).each([
  ['lists', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)],
  ['escapes', `"${'\\u0041'.repeat(SIZE / 6)}"`],
  ['a phone', `{"phone":"${'+380'.repeat(SIZE / 4)}"}`],
])('250 kB of %s hold nobody up', async (_, payload) => {
  const headers = { 'content-type': 'application/json' };
  const began = performance.now();
  expect((await send(test.app, { method: 'POST', url: signIn.path, payload, headers })).code).toBeLessThan(0);
  expect(performance.now() - began).toBeLessThan(250);
});
