import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { OperationFailure } from '../request/handler.ts';

/** No headers about what is left of the limit. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * Limits the requests of an address to the routes added after it. It counts real time, since a frozen mock clock must
 * not lock anybody out.
 * @param perMinute requests an address may send in a minute; 0 means any number
 */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return;
  app.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    // Undefined once the connection has ended, whatever the types say.
    keyGenerator: ({ ip }) => normalizeIP(ip ?? ''),
    addHeaders: QUIET,
    addHeadersOnExceeding: QUIET,
    errorResponseBuilder: (_request, { ttl }) =>
      new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(ttl / 1000) }),
  });
}
