import { getMe } from '@kasa/contracts/auth/operations/session';
import { Failure } from '@kasa/contracts/shared/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signInAs } from '../test-support/call.ts';
import { isDatabaseRun } from '../test-support/database-run.ts';
import { openIdleConnection, sendIncompleteRequests } from '../test-support/incomplete-requests.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';
import { startTestApp, type TestApp } from '../test-support/start-test-app.ts';

const SOCKETS = 200;
/** Shortened; slow-clients.deep.test.ts tests the real ten seconds. */
const ARRIVES_WITHIN_MS = 500;

describe.skipIf(isDatabaseRun)('clients that do not finish what they began', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ connections: { requestTimeoutMs: ARRIVES_WITHIN_MS } });
  });
  afterAll(() => test.close());

  it('hold nobody up, and are sent away', async () => {
    const owner = await signInAs(test.app, 'owner');
    const port = await listenOnFreePort(test.app);
    const began = performance.now();
    // Browsers open connections in advance: a response on an unused one would be taken for that of its first request.
    const [answers, silent] = [sendIncompleteRequests(port, SOCKETS), openIdleConnection(port)];
    expect((await call(test.app, getMe, {}, owner)).code).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    for (const { status, body } of await answers) {
      expect([status, Failure.parse(JSON.parse(body)).code]).toEqual([400, -10]);
    }
    expect(await silent).toBe('');
    expect(performance.now() - began).toBeGreaterThan(ARRIVES_WITHIN_MS * 0.95);
  });
});
