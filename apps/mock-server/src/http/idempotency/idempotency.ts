/**
 * One key, one effect: a request with an `Idempotency-Key` may be sent again when its answer was lost
 * (decisions §1, security T2).
 *
 * What the effect resulted in is kept in the transaction of the effect: neither is ever there without the other, also
 * when the process is killed between effect and answer. A repetition gets that result and does nothing; one that comes
 * while the first is at work waits for it. A refusal is not kept, so the same key may try again.
 *
 * Some results let somebody in: the ticket of `confirmSignUp`, the session's cookie of `completeSignUp`. So each is
 * sealed with the key and the request together, and neither of them is stored: whoever reads the table opens nothing,
 * and whoever can repeat the request knows all that it took to get the answer at first (the code, or the 192 bits of the
 * ticket) and the key besides. A repeated `completeSignUp` hands out the cookie of the session that the first one
 * opened, not another session: signing out, an end from elsewhere and a change of password end it for both. Such answers
 * live for minutes.
 */
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fieldFailure } from '../answer/field-failure.ts';
import type { Context } from '../request/handler.ts';
import { deleteStoredResult, findStoredResult, lockRequest, storeResult } from './idempotency-store.ts';
import { sealResult, unsealResult } from './idempotent-request.ts';

/** What work in a transaction needs to know of its request. */
export type IdempotencyContext = Pick<Context, 'db' | 'clock' | 'idempotentRequest' | 'language'>;

/**
 * The stored result of a request's key; undefined when there is no key, or it is new. Inside a transaction
 * it first waits for a request with the same key.
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

/** Stores the result, in the transaction of its effect. Nothing without a key. */
export async function saveResult(
  tx: Transaction<Schema>,
  { idempotentRequest, clock }: IdempotencyContext,
  result: unknown,
): Promise<void> {
  if (idempotentRequest === null) return;
  const { id, fingerprint, lifeSeconds } = idempotentRequest;
  const now = clock.now();
  const expires_at = new Date(now.getTime() + lifeSeconds * 1000).toISOString();
  await storeResult(
    tx,
    { id, fingerprint, result: sealResult(idempotentRequest, result), expires_at },
    now.toISOString(),
  );
}

/** Deletes the stored result: nobody gets it again. */
export async function deleteResult(
  tx: Transaction<Schema>,
  { idempotentRequest }: IdempotencyContext,
): Promise<void> {
  if (idempotentRequest !== null) await deleteStoredResult(tx, idempotentRequest.id);
}

/**
 * Runs work in a transaction as `inTransaction` does, at most once for one key: a repetition gets the result of the
 * first. The handler's part after it, such as setting the cookie, runs each time.
 * @param work answers what JSON can hold
 * @throws OperationFailure conflict when the key was used with another request; whatever `work` throws
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
