/** In-process backend for screen tests: real rules and rows; only event streams use a port. */
import type { AddressInfo } from 'node:net';
import { mockControl } from '@kasa/client/mock/control';
import { CookieJar } from '@kasa/client/node';
import { INJECT_ORIGIN, injectFetch } from '@kasa/client/testing/inject-fetch';
import { RECEIVER_HOST } from '@kasa/contracts/mock/callbacks';
import { runDomains } from '@kasa/mock-server/domains';
import { OutgoingHttpClient } from '@kasa/mock-server/http/outgoing/outgoing-client';
import { startTestApp } from '@kasa/mock-server/http/test-support/start-test-app';
import { documentSigner } from '@kasa/mock-server/points/documents/signer';
import { workShifts } from '@kasa/mock-server/points/shifts/worker';
import { processRuns } from '@kasa/mock-server/runs/process-runs';
import { CallbackDeliverer } from '@kasa/mock-server/terminals/callbacks/deliver';
import { type HttpStreams, httpStreams } from './http-streams.ts';

export interface Backend {
  readonly control: ReturnType<typeof mockControl>;
  newBrowser(jar?: CookieJar): (request: Request) => Promise<Response>;
  /** Event streams for these cookies. The first call starts listening on a port. */
  streams(jar: CookieJar): Promise<HttpStreams>;
  /** Processes pending background work, such as bulk runs, until none is left. */
  work(): Promise<unknown>;
  /** Closes the shifts whose time has come, and asks the tax service again. @returns how many documents it has sent */
  workShifts(): Promise<number>;
  /** Sends the callbacks that are due in so many seconds to shops that all answer so. @returns how many */
  deliverCallbacks(status: number, body?: string, inSeconds?: number): Promise<number>;
  /** Restores the seed: rows, sessions, faults, and the clock, frozen on a Friday morning in Kyiv. */
  reset(): Promise<void>;
}

/** Starts an in-memory backend, which ends with the process. Called once per worker. */
export async function startBackend(): Promise<Backend> {
  const { app, acquirer, taxService, clock, database, reset } = await startTestApp({ requestsPerMinute: 0 });
  const report = (error: unknown) => {
    throw error;
  };
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
    workShifts: () => workShifts({ db: database.db, clock, taxService, signer: documentSigner(), report }),
    deliverCallbacks: (status, body = '', inSeconds = 0) => {
      const now = () => new Date(clock.now().getTime() + inSeconds * 1_000);
      const later = { now, nowIso: () => now().toISOString(), today: () => clock.today() };
      const outgoing = new OutgoingHttpClient({ [RECEIVER_HOST]: async () => ({ status, body }) });
      const deliverer = new CallbackDeliverer({ db: database.db, clock: later, outgoing, report });
      deliverer.look();
      return deliverer.idle();
    },
    reset: async () => {
      await reset();
      await control.clearFaults();
    },
  };
}
