import { mockOperations } from '@kasa/contracts/mock/operations';
import { buildMockOpenApi } from '@kasa/contracts/mock-openapi';
import { buildOpenApi } from '@kasa/contracts/openapi';
import { type Operations, operations } from '@kasa/contracts/operations';
import type { FastifyInstance } from 'fastify';
import { auditHandlers } from './audit/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import type { Database } from './db/connect.ts';
import { registerDocs } from './http/docs.ts';
import { serveDocument } from './http/document.ts';
import { createFramework } from './http/framework.ts';
import type { Handlers } from './http/handler.ts';
import { serveHealth } from './http/health.ts';
import { type LogOptions, logAnswers } from './http/log.ts';
import { answerNotFound } from './http/not-found.ts';
import { registerOperations } from './http/operation-routes.ts';
import { RequestLimiter } from './http/request-limiter.ts';
import { cookiePolicy } from './http/session-cookie.ts';
import { hasWebApp, serveWebApp } from './http/web-app.ts';
import { TravelClock } from './mock/clock.ts';
import { Faults } from './mock/faults.ts';
import { mockHandlers } from './mock/handlers.ts';
import { DEFAULT_SEED } from './mock/seed-plan.ts';
import { transportHandlers } from './transport/handlers.ts';

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
  });
  if (options.log) logAnswers(app);

  const requests = new RequestLimiter(requestsPerMinute);
  const faults = new Faults();
  const services = {
    database,
    clock,
    requests,
    cookies: cookiePolicy(isProduction),
    interference: mockControl ? faults.disturbancesFor.bind(faults) : undefined,
  };

  const hasPages = webRoot !== undefined && hasWebApp(webRoot);
  const known = [...Object.values(operations), ...(mockControl ? Object.values(mockOperations) : [])];
  app.setNotFoundHandler(answerNotFound(known, hasPages));
  serveHealth(app, database);
  serveDocument(app, '/api/v1/openapi.json', buildOpenApi);
  registerDocs(app, { mockControl });
  if (hasPages) serveWebApp(app, webRoot);

  const handlers: Handlers<Operations> = { ...authHandlers, ...transportHandlers, ...auditHandlers };
  // The cookie plugin must be there before its routes are asked.
  app.after(() => registerOperations(app, operations, handlers, services));
  if (mockControl) {
    serveDocument(app, '/__mock/openapi.json', buildMockOpenApi);
    const control = mockHandlers({ clock, seed, faults, limits: [requests] });
    app.after(() => registerOperations(app, mockOperations, control, services));
  }
  return app;
}
