import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { OperationFailure } from '../request/handler.ts';

/** What is left of the limit is told to nobody before it is reached. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * A generous limit on requests from one address, against a client that has gone wild, for the routes that are added
 * after it. It counts real time, not the clock's: a frozen clock must not shut anybody out.
 * @param perMinute requests an address may send in a minute; 0 means any number
 */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return;
  app.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    addHeaders: QUIET,
    addHeadersOnExceeding: QUIET,
    errorResponseBuilder: (_request, { ttl }) =>
      new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(ttl / 1000) }),
  });
}
