import { afterAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

/**
 * The backend of a test file, as seeded before each test and closed after the last one: `const test = await
 * startFreshApp()` at the top of the file. Tests ask more often in a minute than people may.
 */
export async function startFreshApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startTestApp({ requestsPerMinute: 0, ...options });
  afterAll(() => test.close());
  beforeEach(() => test.reset());
  return test;
}
