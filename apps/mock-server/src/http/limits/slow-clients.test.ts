import { getMe } from '@kasa/contracts/auth/operations/session';
import { Failure } from '@kasa/contracts/shared/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signInAs } from '../test-support/call.ts';
import { beginHalves, staySilent } from '../test-support/half-requests.ts';
import { listen } from '../test-support/raw.ts';
import { startTestApp, type TestApp } from '../test-support/start-test-app.ts';
import { isAboutDatabase } from '../test-support/tried-once.ts';

const SOCKETS = 200;
/** Shortened; slow-clients.deep.test.ts tests the real ten seconds. */
const ARRIVES_WITHIN_MS = 500;

describe.skipIf(isAboutDatabase)('clients that do not finish what they began', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ connections: { arrivesWithinMs: ARRIVES_WITHIN_MS } });
  });
  afterAll(() => test.close());

  it('hold nobody up, and are sent away', async () => {
    const owner = await signInAs(test.app, 'owner');
    const port = await listen(test.app);
    const began = performance.now();
    // Browsers open connections in advance: a response on an unused one would be taken for that of its first request.
    const [answers, silent] = [beginHalves(port, SOCKETS), staySilent(port)];
    expect((await call(test.app, getMe, {}, owner)).code).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    for (const { status, body } of await answers) {
      expect([status, Failure.parse(JSON.parse(body)).code]).toEqual([400, -10]);
    }
    expect(await silent).toBe('');
    expect(performance.now() - began).toBeGreaterThan(ARRIVES_WITHIN_MS * 0.95);
  });
});
