/**
 * Hashing a password takes a core some 25 ms, and anybody may ask for it without signing in. So that nobody can queue up
 * minutes of it and keep everybody else out, each address has so much of it at once.
 */
import { normalizeIP } from '@fastify/rate-limit';
import { ConcurrencyLimiter } from '../http/limits/concurrency-limiter.ts';

/** 25 for one address: under a second of two cores, and far more than an office asks for in a moment. */
const hashes = new ConcurrencyLimiter({
  max: Number.POSITIVE_INFINITY,
  maxPerKey: 25,
  retryAfterSeconds: 1,
});

/**
 * Does costly work for an address, unless it has too much in work.
 * @throws OperationFailure rate_limited
 */
export function withinShare<T>(address: string, work: () => Promise<T>): Promise<T> {
  return hashes.withSlot(normalizeIP(address), work);
}
