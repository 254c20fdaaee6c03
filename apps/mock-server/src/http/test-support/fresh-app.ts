import type { Role } from '@kasa/contracts/shared/permissions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { type Caller, signInAs } from './call.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

/** The app of a test file whose tests share its rows, closed at the end. */
export async function startSharedApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startTestApp(options);
  afterAll(() => test.close());
  return test;
}

/** The app of a test file: reseeded before each test, without a rate limit, closed at the end. */
export async function startFreshApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startSharedApp({ requestsPerMinute: 0, ...options });
  beforeEach(() => test.reset());
  return test;
}

/** Somebody who is signed in anew before each test; the object stays the same. */
export function signInBeforeEach(app: FastifyInstance, role: Role): Caller {
  const caller: Caller = {};
  beforeEach(async () => {
    Object.assign(caller, await signInAs(app, role));
  });
  return caller;
}
