import { RECEIVER_HOST } from '@kasa/contracts/mock/callbacks';
import { mockOperations } from '@kasa/contracts/mock/operations';
import { buildMockOpenApi } from '@kasa/contracts/mock-openapi';
import { buildOpenApi } from '@kasa/contracts/openapi';
import { operations } from '@kasa/contracts/operations';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/connect.ts';
import { allHandlers } from './domains.ts';
import { EventHub } from './events/hub.ts';
import { answerNotFound } from './http/answer/not-found.ts';
import { registerDocs } from './http/docs.ts';
import { serveHealth } from './http/health.ts';
import { limitRequests } from './http/limits/limit-requests.ts';
import { type LogOptions, logAnswers } from './http/log.ts';
import { type InProcessHost, Outgoing } from './http/outgoing/outgoing.ts';
import type { Resolve } from './http/outgoing/resolve.ts';
import { serveDocument } from './http/request/document.ts';
import { type ConnectionLimits, createFramework } from './http/request/framework.ts';
import { registerOperations } from './http/request/operation-routes.ts';
import { cookiePolicy } from './http/session/session-cookie.ts';
import { hasWebApp, serveWebApp } from './http/web-app.ts';
import { CallbackReceiver } from './mock/callback-receiver.ts';
import { TravelClock } from './mock/clock.ts';
import { Faults } from './mock/faults.ts';
import { mockHandlers } from './mock/handlers.ts';
import { DEFAULT_SEED } from './mock/seed-plan.ts';
import { runSeededDays } from './mock/seeded-days.ts';
import { simulateConnectivity } from './mock/simulators/connectivity.ts';
import { simulatePayments } from './mock/simulators/payments.ts';
import { Simulators } from './mock/simulators/simulators.ts';
import { runBulkRuns } from './terminals/bulk/worker.ts';
import { watchConnectivity } from './terminals/connectivity-worker.ts';

/** Requests that one address may send in a minute: far above what a person or an office causes. */
const REQUESTS_PER_MINUTE = 12_000;

export interface AppOptions {
  /** Open, migrated and seeded; the app does not close it. */
  readonly database: Database;
  readonly clock?: TravelClock | undefined;
  /** Secure cookies and HSTS; see NODE_ENV. */
  readonly isProduction?: boolean | undefined;
  /** Whether `/__mock` is there; by default not in production. */
  readonly mockControl?: boolean | undefined;
  /** Which demo data the mock control puts back, and gives to new merchants. */
  readonly seed?: string | undefined;
  readonly log?: LogOptions | undefined;
  /** Folder of the built web app; without it, or when there is none, only the API is served. */
  readonly webRoot?: string | undefined;
  /**
   * Whether it goes on by itself with what requests began, such as runs over many terminals. Default: no, so that a
   * test says when.
   */
  readonly worksInBackground?: boolean | undefined;
  /** Whether people go on paying at the seeded merchants' terminals; with mock control only. Default: no, as above. */
  readonly daysGoOn?: boolean | undefined;
  /** Between two heartbeats of a stream, in milliseconds. Default: as the contract promises. */
  readonly heartbeatMs?: number | undefined;
  /** How slowly clients may send and take. */
  readonly connections?: ConnectionLimits | undefined;
  /** How the addresses of merchants' own servers are found. Default: by DNS; tests ask nobody. */
  readonly resolve?: Resolve | undefined;
  /** Default 12 000; 0 means any number. */
  readonly requestsPerMinute?: number | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /**
   * Names under which requests may come, besides localhost and addresses. By default none, and any in production
   * without mock control.
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

/**
 * The whole backend, ready to listen or to be asked by `inject`. Plugins first, then domains, in this written order.
 */
export function buildApp(options: AppOptions): FastifyInstance {
  const { database, clock = new TravelClock(), isProduction = false } = options;
  const { mockControl = !isProduction, requestsPerMinute = REQUESTS_PER_MINUTE, webRoot } = options;
  const { seed = DEFAULT_SEED, allowedHosts = isProduction && !mockControl ? undefined : [] } = options;
  const app = createFramework({
    isProduction,
    allowedHosts,
    log: options.log ?? false,
    trustedProxies: options.trustedProxies,
    connections: options.connections,
  });
  if (options.log) logAnswers(app);

  const faults = new Faults();
  const services = {
    database,
    clock,
    cookies: cookiePolicy(isProduction),
    interference: mockControl ? faults.planFor.bind(faults) : undefined,
  };

  const hasPages = webRoot !== undefined && hasWebApp(webRoot);
  const known = [...Object.values(operations), ...(mockControl ? Object.values(mockOperations) : [])];
  app.setNotFoundHandler(answerNotFound(known, hasPages));
  serveHealth(app, database);
  serveDocument(app, '/api/v1/openapi.json', buildOpenApi);
  registerDocs(app, { mockControl });
  if (hasPages) serveWebApp(app, webRoot);

  const hub = new EventHub(database);
  // Streams do not end by themselves, and whoever stops waits for what is under way.
  app.addHook('preClose', async () => hub.close());
  const receiver = new CallbackReceiver({ db: () => database.db, clock });
  const testHosts: Record<string, InProcessHost> = mockControl
    ? { [RECEIVER_HOST]: receiver.receive.bind(receiver) }
    : {};
  const outgoing = new Outgoing(testHosts, options.resolve && { resolve: options.resolve });
  app.addHook('preClose', async () => outgoing.close());
  const handlers = allHandlers({ outgoing, hub, heartbeatMs: options.heartbeatMs });
  limitRequests(app, requestsPerMinute);
  // The cookie plugin must be there before its routes are asked.
  app.after(() => registerOperations(app, operations, handlers, services));
  if (options.worksInBackground) {
    runBulkRuns(app, database.db, clock);
    watchConnectivity(app, database.db, clock);
  }
  if (mockControl) {
    serveDocument(app, '/__mock/openapi.json', buildMockOpenApi);
    const simulators = new Simulators(
      { database, clock, seed },
      { connectivity: simulateConnectivity, payments: simulatePayments },
    );
    simulators.runWith(app);
    const cutStreams = (merchantId: string | null) => hub.cut(merchantId);
    const days = options.daysGoOn ? runSeededDays(app, database.db, clock, seed) : undefined;
    const control = mockHandlers({ clock, seed, faults, simulators, receiver, days, cutStreams });
    app.after(() => registerOperations(app, mockOperations, control, services));
  }
  return app;
}
