import { setTimeout } from 'node:timers/promises';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { expect, it } from 'vitest';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { call, signInAs } from '../test-support/call.ts';
import { startFreshApp } from '../test-support/fresh-app.ts';
import { openIdleConnection, sendIncompleteRequests } from '../test-support/incomplete-requests.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';

const SOCKETS = 200;
const test = await startFreshApp();

// Independent of the database.
it.runIf(testDialect === 'sqlite')(
  'clients that do not finish hold nobody up, and have ten seconds',
  async () => {
    const owner = await signInAs(test.app, 'owner');
    const port = await listenOnFreePort(test.app);
    const began = performance.now();
    const gone = Promise.all([sendIncompleteRequests(port, SOCKETS), openIdleConnection(port)]);
    await setTimeout(200);

    const asked = performance.now();
    expect((await call(test.app, getMe, {}, owner)).code).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(1_000);

    await gone;
    // Node checks for late requests every other second.
    expect(performance.now() - began).toBeGreaterThan(9_500);
    expect(performance.now() - began).toBeLessThan(20_000);
  },
);
