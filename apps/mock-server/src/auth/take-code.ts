/** Proving a phone by the code that was sent to it. */
import type { CodeProofInput } from '@kasa/contracts/auth/code-requests';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Context, OperationFailure } from '../http/handler.ts';
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

/**
 * Examines a code and, when it is right, uses it up and lets `effect` happen: both in one transaction, with the request
 * locked, so that of many at once at most five are examined and one succeeds. A wrong try is counted for good.
 * @throws OperationFailure not_found, code_wrong, code_expired, code_attempts_exceeded (also the fifth wrong try);
 * whatever `effect` throws, and then the code has not been used
 */
export async function takeCode<T>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  purpose: CodeRequestRow['purpose'],
  { code_request_id: id, code }: CodeProof,
  effect: (tx: Transaction<Schema>, request: CodeRequestRow) => Promise<T>,
): Promise<T> {
  const outcome = await inTransaction(db.db, async (tx) => {
    const key = await codeKey(tx);
    const request = requireUsable(await lockCodeRequest(tx, id), purpose, clock.nowIso());
    if (!isCode(key, request, code)) {
      const left = request.attempts_left - 1;
      await changeCodeRequest(tx, id, { attempts_left: left });
      return { left };
    }
    await changeCodeRequest(tx, id, { used_at: clock.nowIso() });
    return { result: await effect(tx, request) };
  });
  if ('result' in outcome) return outcome.result;
  // Thrown only now that the try is counted: inside, the transaction would take it back.
  if (outcome.left === 0) throw new OperationFailure('code_attempts_exceeded');
  throw new OperationFailure('code_wrong', { attempts_left: outcome.left });
}
