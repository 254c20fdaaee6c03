/**
 * One deed, one effect: a request that names its deed by an `Idempotency-Key` may be sent again when its answer was lost
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
import type { Db, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { sealed, unsealed } from './deed.ts';
import { fieldFailure } from './field-failure.ts';
import type { Context } from './handler.ts';
import { drop, findKept, keep, lockDeed } from './idempotency-store.ts';

/** What work in a transaction needs to know of its request. */
export type DeedContext = Pick<Context, 'db' | 'clock' | 'deed' | 'language'>;

/**
 * What the deed of a request has resulted in already; undefined when there is no key, or it is new. Inside a transaction
 * it first waits for whoever is at the same deed.
 * @throws OperationFailure conflict when the key was used with another request
 */
export async function earlierResult<T>(db: Db, context: DeedContext): Promise<{ result: T } | undefined> {
  const { deed, clock, language } = context;
  if (deed === null) return undefined;
  if (db.isTransaction) await lockDeed(db, deed.id);
  const kept = await findKept(db, deed.id, clock.nowIso());
  if (kept === undefined) return undefined;
  if (kept.fingerprint !== deed.fingerprint) {
    throw fieldFailure('conflict', language, [{ path: IDEMPOTENCY_HEADER, rule: 'key_reused' }]);
  }
  return { result: unsealed(deed, kept.result) as T };
}

/** Keeps what a deed resulted in, in the transaction of its effect. Nothing without a key. */
export async function keepResult(
  tx: Transaction<Schema>,
  { deed, clock }: DeedContext,
  result: unknown,
): Promise<void> {
  if (deed === null) return;
  const { id, fingerprint, lifeSeconds } = deed;
  const now = clock.now();
  const expires_at = new Date(now.getTime() + lifeSeconds * 1000).toISOString();
  await keep(tx, { id, fingerprint, result: sealed(deed, result), expires_at }, now.toISOString());
}

/** Takes away what a deed resulted in: nobody gets it again. */
export async function dropResult(tx: Transaction<Schema>, { deed }: DeedContext): Promise<void> {
  if (deed !== null) await drop(tx, deed.id);
}

/**
 * Runs work in a transaction as `inTransaction` does, at most once for one deed: a repetition gets the result of the
 * first. The handler's part after it, such as setting the cookie, runs each time.
 * @param work answers what JSON can hold
 * @throws OperationFailure conflict when the key was used with another request; whatever `work` throws
 */
export function once<T>(context: DeedContext, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return inTransaction(context.db.db, async (tx) => {
    const earlier = await earlierResult<T>(tx, context);
    if (earlier) return earlier.result;
    const result = await work(tx);
    await keepResult(tx, context, result);
    return result;
  });
}
