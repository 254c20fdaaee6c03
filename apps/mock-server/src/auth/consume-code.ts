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
import { type CodeRequestRow, lockCodeRequest, updateCodeRequest } from './code-store.ts';
import { codeHashingKey, matchesCode } from './phone-codes.ts';

export type CodeProof = z.output<typeof CodeProofInput>;

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

/** `left` after a wrong code; `conflict` after a reused idempotency key, which is counted like a wrong code. */
type Outcome<T> =
  | { readonly result: T; readonly isEarlier: boolean }
  | { readonly left: number }
  | { readonly conflict: OperationFailure };

/**
 * The stored result of the idempotency key, or its conflict. A conflict counts as a wrong attempt and the fifth deletes
 * the result, otherwise the key would allow unlimited guesses of the code.
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
    await updateCodeRequest(tx, id, { attempts_left: left });
    if (left === 0) await deleteResult(tx, context);
    return { conflict: error };
  }
}

/** Checks a code and runs `onCorrect` in the same transaction, with the request locked. A wrong attempt stays counted. */
async function verifyCode<T>(
  context: IdempotencyContext,
  purpose: CodeRequestRow['purpose'],
  { code_request_id: id, code }: CodeProof,
  onCorrect: (tx: Transaction<Schema>, request: CodeRequestRow) => Promise<T>,
): Promise<{ readonly result: T; readonly isEarlier: boolean }> {
  const { db, clock } = context;
  const outcome = await inTransaction(db.db, async (tx): Promise<Outcome<T>> => {
    const earlier = await earlierOutcome<T>(tx, context, id);
    if (earlier) return earlier;
    const key = await codeHashingKey(tx);
    const request = requireUsable(await lockCodeRequest(tx, id), purpose, clock.nowIso());
    if (!matchesCode(key, request, code)) {
      const left = request.attempts_left - 1;
      await updateCodeRequest(tx, id, { attempts_left: left });
      return { left };
    }
    return { result: await onCorrect(tx, request), isEarlier: false };
  });
  if ('result' in outcome) return outcome;
  // Thrown after the commit: inside, the transaction would roll back the counted attempt.
  if ('conflict' in outcome) throw outcome.conflict;
  if (outcome.left === 0) throw new OperationFailure('code_attempts_exceeded');
  throw new OperationFailure('code_wrong', { attempts_left: outcome.left });
}

/**
 * Checks a code and, when it is right, uses it up and runs `effect` in one transaction with the request locked. With an
 * idempotency key the result is stored for a retry; a wrong attempt is not.
 * @throws OperationFailure conflict, not_found, code_wrong, code_expired, code_attempts_exceeded (also for the fifth
 * wrong attempt); whatever `effect` throws: the code is then still unused
 */
export async function consumeCode<T>(
  context: IdempotencyContext,
  purpose: CodeRequestRow['purpose'],
  proof: CodeProof,
  effect: (tx: Transaction<Schema>, request: CodeRequestRow) => Promise<T>,
): Promise<T> {
  const { result } = await verifyCode(context, purpose, proof, async (tx, request) => {
    await updateCodeRequest(tx, request.id, { used_at: context.clock.nowIso() });
    const made = await effect(tx, request);
    await saveResult(tx, context, made);
    return made;
  });
  return result;
}

/**
 * Like `consumeCode`, with costly work in `prepare` between two transactions, so that no lock is held during it. The code
 * is checked in both and used up in the second.
 * @throws as `consumeCode`; whatever `prepare` throws: the code is then still unused
 */
export async function consumeCodeAfterPreparing<T, Prepared>(
  context: IdempotencyContext,
  purpose: CodeRequestRow['purpose'],
  proof: CodeProof,
  prepare: (request: CodeRequestRow) => Promise<Prepared>,
  effect: (tx: Transaction<Schema>, request: CodeRequestRow, prepared: Prepared) => Promise<T>,
): Promise<T> {
  const first = await verifyCode<T | CodeRequestRow>(
    context,
    purpose,
    proof,
    async (_tx, request) => request,
  );
  if (first.isEarlier) return first.result as T;
  const prepared = await prepare(first.result as CodeRequestRow);
  return consumeCode(context, purpose, proof, (tx, request) => effect(tx, request, prepared));
}
