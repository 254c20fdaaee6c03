/** Proving a phone by the code that was sent to it. */
import type { CodeProofInput } from '@kasa/contracts/auth/code-requests';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  deleteResult,
  findResult,
  type IdempotencyContext,
  saveResult,
} from '../http/idempotency/idempotency.ts';
import { OperationFailure } from '../http/request/handler.ts';
import { type CodeRequestRow, changeCodeRequest, lockCodeRequest } from './code-store.ts';
import { codeKey, isCode } from './phone-codes.ts';

/** A request and the code that somebody says was sent for it. */
export type CodeProof = z.output<typeof CodeProofInput>;

/** A request for another purpose is answered like one that does not exist. */
function requireUsable(
  request: CodeRequestRow | undefined,
  purpose: CodeRequestRow['purpose'],
  nowIso: string,
): CodeRequestRow {
  if (request?.purpose !== purpose) throw new OperationFailure('not_found');
  if (request.used_at !== null || request.expires_at <= nowIso) throw new OperationFailure('code_expired');
  if (request.attempts_left === 0) throw new OperationFailure('code_attempts_exceeded');
  return request;
}

/** What became of a try: a wrong one leaves so many; one that its idempotency key forbids is counted like a wrong one. */
type Outcome<T> =
  | { readonly result: T; readonly isEarlier: boolean }
  | { readonly left: number }
  | { readonly conflict: OperationFailure };

/**
 * What the key has resulted in already, or that its key was used with another request. Whoever knows the key and not the
 * code could go on guessing by that for ever: so it counts against the request, and the fifth takes the result away.
 */
async function earlierOutcome<T>(
  tx: Transaction<Schema>,
  context: IdempotencyContext,
  id: string,
): Promise<Outcome<T> | undefined> {
  try {
    const earlier = await findResult<T>(tx, context);
    return earlier && { ...earlier, isEarlier: true };
  } catch (error) {
    if (!(error instanceof OperationFailure)) throw error;
    const left = Math.max(0, ((await lockCodeRequest(tx, id))?.attempts_left ?? 0) - 1);
    await changeCodeRequest(tx, id, { attempts_left: left });
    if (left === 0) await deleteResult(tx, context);
    return { conflict: error };
  }
}

/** Examines a code, and does `atRight` in the same transaction, with the request locked. A wrong try is counted for good. */
async function examine<T>(
  context: IdempotencyContext,
  purpose: CodeRequestRow['purpose'],
  { code_request_id: id, code }: CodeProof,
  atRight: (tx: Transaction<Schema>, request: CodeRequestRow) => Promise<T>,
): Promise<{ readonly result: T; readonly isEarlier: boolean }> {
  const { db, clock } = context;
  const outcome = await inTransaction(db.db, async (tx): Promise<Outcome<T>> => {
    const earlier = await earlierOutcome<T>(tx, context, id);
    if (earlier) return earlier;
    const key = await codeKey(tx);
    const request = requireUsable(await lockCodeRequest(tx, id), purpose, clock.nowIso());
    if (!isCode(key, request, code)) {
      const left = request.attempts_left - 1;
      await changeCodeRequest(tx, id, { attempts_left: left });
      return { left };
    }
    return { result: await atRight(tx, request), isEarlier: false };
  });
  if ('result' in outcome) return outcome;
  // Thrown only now that the try is counted: inside, the transaction would take it back.
  if ('conflict' in outcome) throw outcome.conflict;
  if (outcome.left === 0) throw new OperationFailure('code_attempts_exceeded');
  throw new OperationFailure('code_wrong', { attempts_left: outcome.left });
}

/**
 * Examines a code and, when it is right, uses it up and lets `effect` happen: both in one transaction, with the request
 * locked, so that of many at once at most five are examined and one succeeds. A wrong try is counted for good.
 * With an idempotency key, the result is kept for a repetition; a wrong try is not.
 * @throws OperationFailure conflict, not_found, code_wrong, code_expired, code_attempts_exceeded (also the fifth wrong try);
 * whatever `effect` throws, and then the code has not been used
 */
export async function takeCode<T>(
  context: IdempotencyContext,
  purpose: CodeRequestRow['purpose'],
  proof: CodeProof,
  effect: (tx: Transaction<Schema>, request: CodeRequestRow) => Promise<T>,
): Promise<T> {
  const { result } = await examine(context, purpose, proof, async (tx, request) => {
    await changeCodeRequest(tx, request.id, { used_at: context.clock.nowIso() });
    const made = await effect(tx, request);
    await saveResult(tx, context, made);
    return made;
  });
  return result;
}

/**
 * As `takeCode`, after costly work that only a right code is worth: it is done between two transactions, so that nobody
 * waits for it, and the code is examined in both. The second uses it up: it is used once, however many do the work.
 * @throws as `takeCode`; whatever `prepare` throws, and then the code has not been used
 */
export async function takeCodeAfter<T, Prepared>(
  context: IdempotencyContext,
  purpose: CodeRequestRow['purpose'],
  proof: CodeProof,
  prepare: () => Promise<Prepared>,
  effect: (tx: Transaction<Schema>, request: CodeRequestRow, prepared: Prepared) => Promise<T>,
): Promise<T> {
  const first = await examine<T | undefined>(context, purpose, proof, async () => undefined);
  if (first.isEarlier) return first.result as T;
  const prepared = await prepare();
  return takeCode(context, purpose, proof, (tx, request) => effect(tx, request, prepared));
}
