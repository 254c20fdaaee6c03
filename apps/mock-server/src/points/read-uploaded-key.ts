/** Reads an uploaded key: a few at a time, and with few guesses at its password. */
import type { PointKeyUpload } from '@kasa/contracts/points/keys';
import type { z } from 'zod';
import { inTransaction } from '../db/transaction.ts';
import { undoAttempt } from '../http/limits/attempt-store.ts';
import { countAttempt } from '../http/limits/attempts.ts';
import { FairShares } from '../http/limits/fair-shares.ts';
import { WorkQueue } from '../http/limits/work-queue.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { readKeyFile } from './keys/key-file.ts';
import type { ParsedKey } from './keys/parse-key-file.ts';
import { KeyRefused } from './keys/refusal.ts';

const MINUTE = 60_000;
const WRONG_PASSWORDS = {
  failures: 10,
  windowMs: 15 * MINUTE,
  firstPauseMs: MINUTE,
  longestPauseMs: 15 * MINUTE,
};

// A file takes one core for up to a second, and a thread of up to 96 MB.
const places = new FairShares({ max: [20, 2], retryAfterSeconds: 1 });
const turns = new WorkQueue(1);

/** @throws OperationFailure `key_password_wrong`, `key_unreadable`, `validation_failed`, `rate_limited` */
export async function readUploadedKey(
  context: Context,
  { content, password, certificate = '' }: z.output<typeof PointKeyUpload>,
): Promise<ParsedKey> {
  const { db, session, clock, exchange } = context;
  const counter = { key: `point key ${session.userId}`, rule: WRONG_PASSWORDS };
  const counted = await countAttempt(db.db, [counter], clock.now());
  const beside = certificate === '' ? undefined : Buffer.from(certificate, 'base64');
  const read = () => readKeyFile(Buffer.from(content, 'base64'), password, beside);
  try {
    const key = await places.run([session.merchantId], () => turns.run(read, () => exchange.isAbandoned));
    await undo();
    return key;
  } catch (error) {
    if (error instanceof KeyRefused && error.refusal === 'password_wrong') {
      const failures = counted[0]?.attempt.failures ?? 0;
      throw new OperationFailure('key_password_wrong', {
        attempts_left: Math.max(0, WRONG_PASSWORDS.failures - failures),
      });
    }
    await undo();
    throw error instanceof KeyRefused ? failureOf(error, context) : error;
  }

  function undo() {
    return inTransaction(db.db, async (tx) => {
      for (const { rule, attempt } of counted) await undoAttempt(tx, attempt, rule, clock.now());
    });
  }
}

function failureOf({ refusal }: KeyRefused, { language }: Context): OperationFailure {
  if (refusal === 'unreadable') return new OperationFailure('key_unreadable');
  if (refusal === 'certificate_other')
    return fieldFailure('validation_failed', language, [
      { path: 'certificate', rule: 'key_certificate_other' },
    ]);
  const rule = refusal === 'certificate_missing' ? 'key_certificate_missing' : 'key_is_certificate';
  return fieldFailure('validation_failed', language, [{ path: 'content', rule }]);
}
