/**
 * Limits parallel password hashing per address: a hash takes about 25 ms of a core and needs no sign-in, so one client
 * could block everybody else.
 */
import { normalizeIP } from '@fastify/rate-limit';
import { FairShares } from '../http/limits/fair-shares.ts';

/** 25 for one address: less than a second of two cores. */
const hashes = new FairShares({ max: [Number.POSITIVE_INFINITY, 25], retryAfterSeconds: 1 });

/**
 * Runs costly work within the address's limit.
 * @throws OperationFailure rate_limited
 */
export function withHashSlot<T>(address: string, work: () => Promise<T>): Promise<T> {
  return hashes.run([normalizeIP(address)], work);
}
