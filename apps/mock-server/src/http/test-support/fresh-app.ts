import { afterAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

/** The app of a test file: reseeded before each test, without a rate limit, closed at the end. */
export async function startFreshApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startTestApp({ requestsPerMinute: 0, ...options });
  afterAll(() => test.close());
  beforeEach(() => test.reset());
  return test;
}
