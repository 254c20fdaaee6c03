import { afterAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

/**
 * The app of a test file, reseeded before each test and without a rate limit: `const test = await startFreshApp()` at
 * the top of the file.
 */
export async function startFreshApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startTestApp({ requestsPerMinute: 0, ...options });
  afterAll(() => test.close());
  beforeEach(() => test.reset());
  return test;
}
