import { once } from 'node:events';
import { connect } from 'node:net';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { Failure } from '@kasa/contracts/shared/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { call, signInAs } from './test-support/call.ts';
import { listen, type RawAnswer, sendRaw } from './test-support/raw.ts';
import { startTestApp, type TestApp } from './test-support/start-test-app.ts';

const SOCKETS = 200;

// It is about sockets, and takes as long as the server is patient: once is enough.
describe.runIf(testDialect === 'sqlite')('clients that do not finish what they began', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await startTestApp();
    port = await listen(test.app);
  });
  afterAll(() => test.close());

  it('hold nobody up, and are sent away', { timeout: 40_000 }, async () => {
    const owner = await signInAs(test.app, 'owner');
    const halves = [
      `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`,
      `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"phone":`,
    ];
    const began = performance.now();
    const answers: Promise<RawAnswer>[] = Array.from({ length: SOCKETS }, (_, n) =>
      sendRaw(port, String(halves[n % halves.length])),
    );
    // Browsers open connections ahead: an answer on such a one would be taken for that of its first request.
    const silent = connect(port, '127.0.0.1');
    let said = '';
    silent.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const hasClosed = once(silent, 'close');
    await new Promise((resolve) => setTimeout(resolve, 200));

    const asked = performance.now();
    expect((await call(test.app, getMe, {}, owner)).code).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(1_000);

    for (const { status, body } of await Promise.all(answers)) {
      expect([status, Failure.parse(JSON.parse(body)).code]).toEqual([400, -10]);
    }
    await hasClosed;
    expect(said).toBe('');
    // Ten seconds for a request to arrive, and a look at them every other second.
    expect(performance.now() - began).toBeGreaterThan(9_500);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
