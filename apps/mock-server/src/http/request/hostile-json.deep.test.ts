import { signIn } from '@kasa/contracts/auth/operations/session';
import { expect, it } from 'vitest';
import { send } from '../test-support/call.ts';
import { startFreshApp } from '../test-support/fresh-app.ts';
import { isAboutDatabase } from '../test-support/tried-once.ts';

const SIZE = 250_000;
const test = await startFreshApp();

it.skipIf(isAboutDatabase).each([
  ['lists', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)],
  ['escapes', `"${'\\u0041'.repeat(SIZE / 6)}"`],
  ['a phone', `{"phone":"${'+380'.repeat(SIZE / 4)}"}`],
])('250 kB of %s hold nobody up', async (_, payload) => {
  const headers = { 'content-type': 'application/json' };
  const began = performance.now();
  expect((await send(test.app, { method: 'POST', url: signIn.path, payload, headers })).code).toBeLessThan(0);
  expect(performance.now() - began).toBeLessThan(250);
});
