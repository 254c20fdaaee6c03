/**
 * Idempotent requests (decisions §1, security T2). The result is stored in the transaction of its effect; a retry
 * with the same `Idempotency-Key` gets it, or waits for a first attempt in progress. Failures are not stored.
 * Results may hold secrets (ticket, session cookie): they are encrypted by key and request, neither of which is
 * stored.
 */
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../request/handler.ts';
import { fieldFailure } from '../response/field-failure.ts';
import { deleteStoredResult, findStoredResult, lockRequest, storeResult } from './idempotency-store.ts';
import { sealResult, unsealResult } from './idempotent-request.ts';

export type IdempotencyContext = Pick<Context, 'db' | 'clock' | 'idempotentRequest' | 'language'>;

/**
 * The stored result, or undefined. In a transaction, waits for a request with the same key first.
 * @throws OperationFailure conflict when the key was used with another request
 */
export async function findResult<T>(db: Db, context: IdempotencyContext): Promise<{ result: T } | undefined> {
  const { idempotentRequest, clock, language } = context;
  if (idempotentRequest === null) return undefined;
  if (db.isTransaction) await lockRequest(db, idempotentRequest.id);
  const kept = await findStoredResult(db, idempotentRequest.id, clock.nowIso());
  if (kept === undefined) return undefined;
  if (kept.fingerprint !== idempotentRequest.fingerprint) {
    throw fieldFailure('conflict', language, [{ path: IDEMPOTENCY_HEADER, rule: 'key_reused' }]);
  }
  return { result: unsealResult(idempotentRequest, kept.result) as T };
}

/** Stores the result in the transaction of its effect; does nothing without a key. */
export async function saveResult(
  tx: Transaction<Schema>,
  { idempotentRequest, clock }: IdempotencyContext,
  result: unknown,
): Promise<void> {
  if (idempotentRequest === null) return;
  const { id, fingerprint, ttlSeconds } = idempotentRequest;
  const now = clock.now();
  const expires_at = new Date(now.getTime() + ttlSeconds * 1000).toISOString();
  await storeResult(
    tx,
    { id, fingerprint, result: sealResult(idempotentRequest, result), expires_at },
    now.toISOString(),
  );
}

export async function deleteResult(
  tx: Transaction<Schema>,
  { idempotentRequest }: IdempotencyContext,
): Promise<void> {
  if (idempotentRequest !== null) await deleteStoredResult(tx, idempotentRequest.id);
}

/**
 * Runs `work` in a transaction, at most once per key; a retry gets the first result. Later steps run each time.
 * @throws OperationFailure conflict when the key was used with another request
 */
export function runIdempotent<T>(
  context: IdempotencyContext,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return inTransaction(context.db.db, async (tx) => {
    const earlier = await findResult<T>(tx, context);
    if (earlier) return earlier.result;
    const result = await work(tx);
    await saveResult(tx, context, result);
    return result;
  });
}
