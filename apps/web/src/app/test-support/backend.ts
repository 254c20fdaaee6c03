/** The whole backend in this process, for tests of screens: real rules, real rows; a port only for what is streamed. */
import type { AddressInfo } from 'node:net';
import { mockControl } from '@kasa/client/mock/control';
import { CookieJar } from '@kasa/client/testing/cookie-jar';
import { INJECT_ORIGIN, injectFetch } from '@kasa/client/testing/inject-fetch';
import { startTestApp } from '@kasa/mock-server/http/test-support/start-test-app';
import { processPendingRuns } from '@kasa/mock-server/terminals/bulk/process-runs';
import { type HttpStreams, httpStreams } from './http-streams.ts';

/** A backend of one worker; whoever takes it resets it first. */
export interface Backend {
  /** `/__mock`: faults, clock, volume, merchants. */
  readonly control: ReturnType<typeof mockControl>;
  /** A browser's fetch, with cookies of its own. Two browsers are two people. */
  newBrowser(jar?: CookieJar): (request: Request) => Promise<Response>;
  /** The events that a browser with these cookies hears. Listens on a port from the first time on. */
  streams(jar: CookieJar): Promise<HttpStreams>;
  /** Goes on with what requests began, such as runs over many terminals, until nothing is left to do. */
  work(): Promise<unknown>;
  /** Back to the seed: rows, sessions, faults, and the clock, which stands still on a Friday morning in Kyiv. */
  reset(): Promise<void>;
}

/** Starts a backend in memory, which ends with the process. The harness does it once for the test files of a worker. */
export async function startBackend(): Promise<Backend> {
  const { app, clock, database, reset } = await startTestApp({ requestsPerMinute: 0 });
  const control = mockControl({ baseUrl: INJECT_ORIGIN, fetch: injectFetch(app) });
  return {
    control,
    newBrowser: (jar = new CookieJar()) => injectFetch(app, jar),
    streams: async (jar) => {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      return httpStreams(`http://127.0.0.1:${port}`, jar);
    },
    work: () => processPendingRuns({ db: database.db, clock }),
    reset: async () => {
      await reset();
      await control.clearFaults();
    },
  };
}
