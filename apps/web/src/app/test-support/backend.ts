/** In-process backend for screen tests: real rules and rows; only event streams use a port. */
import type { AddressInfo } from 'node:net';
import { mockControl } from '@kasa/client/mock/control';
import { CookieJar } from '@kasa/client/node';
import { INJECT_ORIGIN, injectFetch } from '@kasa/client/testing/inject-fetch';
import { runDomains } from '@kasa/mock-server/domains';
import { startTestApp } from '@kasa/mock-server/http/test-support/start-test-app';
import { processRuns } from '@kasa/mock-server/runs/process-runs';
import { type HttpStreams, httpStreams } from './http-streams.ts';

export interface Backend {
  readonly control: ReturnType<typeof mockControl>;
  newBrowser(jar?: CookieJar): (request: Request) => Promise<Response>;
  /** Event streams for these cookies. The first call starts listening on a port. */
  streams(jar: CookieJar): Promise<HttpStreams>;
  /** Processes pending background work, such as bulk runs, until none is left. */
  work(): Promise<unknown>;
  /** Restores the seed: rows, sessions, faults, and the clock, frozen on a Friday morning in Kyiv. */
  reset(): Promise<void>;
}

/** Starts an in-memory backend, which ends with the process. Called once per worker. */
export async function startBackend(): Promise<Backend> {
  const { app, acquirer, clock, database, reset } = await startTestApp({ requestsPerMinute: 0 });
  const control = mockControl({ baseUrl: INJECT_ORIGIN, fetch: injectFetch(app) });
  return {
    control,
    newBrowser: (jar = new CookieJar()) => injectFetch(app, jar),
    streams: async (jar) => {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      return httpStreams(`http://127.0.0.1:${port}`, jar);
    },
    work: () => {
      const services = { db: database.db, clock };
      return processRuns(services, runDomains({ ...services, acquirer }));
    },
    reset: async () => {
      await reset();
      await control.clearFaults();
    },
  };
}
