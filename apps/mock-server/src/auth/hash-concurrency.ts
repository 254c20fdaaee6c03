/**
 * Limits password hashing in this process, in all and per address: a hash takes about 25 ms of a core and needs no
 * sign-in. Whoever finds all places taken is told to come again (security T3, T18).
 */
import { normalizeIP } from '@fastify/rate-limit';
import { FairShares } from '../http/limits/fair-shares.ts';
import { WorkQueue } from '../http/limits/work-queue.ts';
import type { HttpExchange } from '../http/request/handler.ts';

/** Of libuv's four threads; the other two are left to the files that are read there. */
export const HASHES_AT_ONCE = 2;
/** Running and waiting: about a second of two cores. */
export const HASH_PLACES = 50;

const places = new FairShares({ max: [HASH_PLACES, 25], retryAfterSeconds: 1 });
const turns = new WorkQueue(HASHES_AT_ONCE);

/**
 * Runs work that hashes, and what belongs to it, in a place of the process and of the address.
 * @throws OperationFailure rate_limited when there is none, before the work starts
 */
export function withHashPlace<T>(address: string, work: () => Promise<T>): Promise<T> {
  return places.run([normalizeIP(address)], work);
}

/**
 * Hashes when it is this request's turn; call it within `withHashPlace`.
 * @throws OperationFailure rate_limited when the request was given up meanwhile, by client or server: nothing is hashed
 */
export function hashInTurn<T>(
  exchange: Pick<HttpExchange, 'isAbandoned'>,
  hash: () => Promise<T>,
): Promise<T> {
  return turns.run(hash, () => exchange.isAbandoned);
}

/** A place and a turn at once. @throws OperationFailure rate_limited */
export function withHashSlot<T>(
  exchange: Pick<HttpExchange, 'address' | 'isAbandoned'>,
  hash: () => Promise<T>,
): Promise<T> {
  return withHashPlace(exchange.address, () => hashInTurn(exchange, hash));
}
