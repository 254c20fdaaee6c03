/**
 * Limits parallel password hashing per address: a hash takes about 25 ms of a core and needs no sign-in, so one client
 * could block everybody else.
 */
import { rateLimitKey } from '../http/request/address.ts';
import { OperationFailure } from '../http/request/handler.ts';

/** Parallel hashes per address: less than a second of two cores. */
const AT_ONCE = 25;

const inWork = new Map<string, number>();

/**
 * Runs costly work within the address's limit.
 * @throws OperationFailure rate_limited
 */
export async function withinShare<T>(address: string, work: () => Promise<T>): Promise<T> {
  const from = rateLimitKey(address);
  const others = inWork.get(from) ?? 0;
  if (others >= AT_ONCE) throw new OperationFailure('rate_limited', { retry_after_seconds: 1 });
  inWork.set(from, others + 1);
  try {
    return await work();
  } finally {
    const left = (inWork.get(from) ?? 1) - 1;
    if (left === 0) inWork.delete(from);
    else inWork.set(from, left);
  }
}
