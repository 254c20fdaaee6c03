/**
 * Hashing a password takes a core some 25 ms, and anybody may ask for it without signing in. So that nobody can queue up
 * minutes of it and keep everybody else out, each address has so much of it at once.
 */
import { rateLimitKey } from '../http/request/address.ts';
import { OperationFailure } from '../http/request/handler.ts';

/** Hashes in work for one address: under a second of two cores, and far more than an office asks for in a moment. */
const AT_ONCE = 25;

const inWork = new Map<string, number>();

/**
 * Does costly work for an address, unless it has too much in work.
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
