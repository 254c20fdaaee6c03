import { RECEIVER_HOST } from '@kasa/contracts/mock/callbacks';
import { mockOperations } from '@kasa/contracts/mock/operations';
import { buildMockOpenApi } from '@kasa/contracts/mock-openapi';
import { buildOpenApi } from '@kasa/contracts/openapi';
import { operations } from '@kasa/contracts/operations';
import type { FastifyInstance } from 'fastify';
import { writeFailedSignIns } from './auth/failed-sign-ins.ts';
import { invitations } from './auth/invitations.ts';
import { startPriceWorker } from './catalogue/price-worker.ts';
import type { Database } from './db/connect.ts';
import { allHandlers, runDomains } from './domains.ts';
import { EventHub } from './events/hub.ts';
import { registerDocs } from './http/docs.ts';
import { serveHealth } from './http/health.ts';
import { limitRequests } from './http/limits/limit-requests.ts';
import { type LogOptions, logResponses } from './http/log.ts';
import type { DnsResolve } from './http/outgoing/dns-resolve.ts';
import { type InProcessHost, OutgoingHttpClient } from './http/outgoing/outgoing-client.ts';
import { type ConnectionLimits, createFastify } from './http/request/create-fastify.ts';
import { serveOpenApi } from './http/request/openapi-document.ts';
import { registerOperations } from './http/request/operation-routes.ts';
import { notFoundHandler } from './http/response/not-found.ts';
import { cookiePolicy } from './http/session/session-cookie.ts';
import { hasWebApp, serveWebApp } from './http/web-app.ts';
import { startExpiryWorker } from './loyalty/expiry-worker.ts';
import { MockAcquirer } from './mock/acquirer.ts';
import { CallbackReceiver } from './mock/callback-receiver.ts';
import { TravelClock } from './mock/clock.ts';
import { runDemoActivity } from './mock/demo-activity.ts';
import { Faults } from './mock/faults.ts';
import { mockHandlers } from './mock/handlers.ts';
import { DEFAULT_SEED } from './mock/seed-plan.ts';
import { simulateConnectivity } from './mock/simulators/connectivity.ts';
import { simulatePayments } from './mock/simulators/payments.ts';
import { Simulators } from './mock/simulators/simulators.ts';
import { documentSigner } from './points/documents/signer.ts';
import { registrarOf, startReceiptWorker } from './points/receipts/registrar.ts';
import { startShiftWorker } from './points/shifts/worker.ts';
import { MockTaxService } from './points/tax-service/mock-tax-service.ts';
import { startRunWorker } from './runs/worker.ts';
import { startCallbackWorker } from './terminals/callbacks/worker.ts';
import { startConnectivityWorker } from './terminals/connectivity-worker.ts';
import { startSettlementWorker } from './transactions/reversals/worker.ts';
import { workplaces } from './users/placements.ts';

/** Default rate limit per address; far above what a person or an office needs. */
const REQUESTS_PER_MINUTE = 12_000;

export interface AppOptions {
  /** Open, migrated and seeded; the app does not close it. */
  readonly database: Database;
  readonly clock?: TravelClock | undefined;
  /** Secure cookies and HSTS. */
  readonly isProduction?: boolean | undefined;
  /** Serves `/__mock`. Default: not in production. */
  readonly mockControl?: boolean | undefined;
  /** Name of the demo data used by resets and for new merchants. */
  readonly seed?: string | undefined;
  readonly log?: LogOptions | undefined;
  /** Folder of the built web app; without it only the API is served. */
  readonly webRoot?: string | undefined;
  /** Runs background work such as bulk runs. Default: false, so that tests start it explicitly. */
  readonly worksInBackground?: boolean | undefined;
  /** Simulates payments at the seeded merchants' terminals; needs mock control. Default: false. */
  readonly simulateActivity?: boolean | undefined;
  /** Heartbeat interval of event streams, milliseconds. Default: as in the contract. */
  readonly heartbeatMs?: number | undefined;
  /** Default: one that approves unless told otherwise. */
  readonly acquirer?: MockAcquirer | undefined;
  /** Default: one that registers unless told otherwise. */
  readonly taxService?: MockTaxService | undefined;
  readonly connections?: ConnectionLimits | undefined;
  /** Resolves the host names of merchants' own servers. Default: DNS. */
  readonly resolve?: DnsResolve | undefined;
  /** Per address. Default: 12 000; 0: unlimited. */
  readonly requestsPerMinute?: number | undefined;
  /** Proxies whose X-Forwarded-For is trusted. Default: none. */
  readonly trustedProxies?: readonly string[] | undefined;
  /**
   * Accepted names besides localhost and addresses. Default: none; in production without mock control: any.
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Builds the whole backend, ready to `listen` or `inject`. Registers plugins first, then domains. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { database, clock = new TravelClock(), isProduction = false } = options;
  const { mockControl = !isProduction, requestsPerMinute = REQUESTS_PER_MINUTE, webRoot } = options;
  const { seed = DEFAULT_SEED, allowedHosts = isProduction && !mockControl ? undefined : [] } = options;
  const app = createFastify({
    isProduction,
    allowedHosts,
    log: options.log ?? false,
    trustedProxies: options.trustedProxies,
    connections: options.connections,
  });
  if (options.log) logResponses(app);

  const faults = new Faults();
  const services = {
    database,
    clock,
    cookies: cookiePolicy(isProduction),
    faultSource: mockControl ? faults.planFor.bind(faults) : undefined,
  };

  const hasPages = webRoot !== undefined && hasWebApp(webRoot);
  const known = [...Object.values(operations), ...(mockControl ? Object.values(mockOperations) : [])];
  app.setNotFoundHandler(notFoundHandler(known, hasPages));
  serveHealth(app, database);
  serveOpenApi(app, '/api/v1/openapi.json', buildOpenApi);
  registerDocs(app, { mockControl });
  if (hasPages) serveWebApp(app, webRoot);

  const hub = new EventHub(database);
  // Streams do not end by themselves, and closing waits for open requests.
  app.addHook('preClose', async () => hub.close());
  const receiver = new CallbackReceiver({ db: () => database.db, clock });
  const testHosts: Record<string, InProcessHost> = mockControl
    ? { [RECEIVER_HOST]: receiver.receive.bind(receiver) }
    : {};
  const outgoing = new OutgoingHttpClient(testHosts, options.resolve && { resolve: options.resolve });
  app.addHook('onClose', () => writeFailedSignIns(database));
  const { acquirer = new MockAcquirer({ db: () => database.db, clock }) } = options;
  const signer = documentSigner();
  const { taxService = new MockTaxService({ db: () => database.db, clock, verify: signer.verify }) } =
    options;
  const { heartbeatMs } = options;
  const registrar = registrarOf({
    ...{ db: () => database.db, clock, taxService, signer },
    warn: (error) => app.log.warn({ err: error }, 'stays pending: the tax service was not asked'),
  });
  const handlers = allHandlers({
    ...{ acquirer, taxService, signer, registrar, invitations, workplaces, outgoing, hub, heartbeatMs },
  });
  limitRequests(app, requestsPerMinute);
  // Waits until the cookie plugin is loaded.
  app.after(() => registerOperations(app, operations, handlers, services));
  if (options.worksInBackground) {
    startRunWorker(app, database.db, clock, runDomains({ db: database.db, clock, acquirer }));
    startConnectivityWorker(app, database.db, clock);
    startExpiryWorker(app, database.db, clock);
    startPriceWorker(app, database.db, clock);
    startCallbackWorker(app, { db: database.db, clock, outgoing });
    startSettlementWorker(app, { db: database.db, clock, acquirer });
    startShiftWorker(app, { db: database.db, clock, taxService, signer });
    startReceiptWorker(app, database.db, clock, registrar);
  }
  // After the workers know that they stop.
  app.addHook('preClose', async () => outgoing.close());
  if (mockControl) {
    serveOpenApi(app, '/__mock/openapi.json', buildMockOpenApi);
    const simulators = new Simulators(
      { database, clock, seed },
      { connectivity: simulateConnectivity, payments: simulatePayments },
    );
    simulators.attachTo(app);
    const cutStreams = (merchantId: string | null) => hub.cut(merchantId);
    const demoActivity = options.simulateActivity
      ? runDemoActivity(app, database.db, clock, seed)
      : undefined;
    const control = mockHandlers({
      acquirer,
      taxService,
      registrar,
      clock,
      seed,
      faults,
      simulators,
      receiver,
      demoActivity,
      cutStreams,
    });
    app.after(() => registerOperations(app, mockOperations, control, services));
  }
  return app;
}
