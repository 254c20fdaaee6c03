import type { authOperations } from '@kasa/contracts/auth/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { findResult, runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Context } from '../http/request/handler.ts';
import { requesterKey, requireWithinCodeLimits } from './code-limits.ts';
import type { CodeRequestRow } from './code-store.ts';
import { withHashSlot } from './hash-concurrency.ts';
import { requirePresentVersions } from './legal-documents.ts';
import { hashPassword } from './password.ts';
import { storeRegistration } from './registration-store.ts';
import { openCodeRequest } from './send-code.ts';

/**
 * Stores a registration and sends its code; does the same work for a phone that is taken (security T3).
 * @throws OperationFailure as the operation's codes say
 */
export async function beginRegistration(
  context: Context,
  { password, ...input }: InputOf<typeof authOperations.signUp>['body'],
): Promise<CodeRequestRow> {
  const { db, clock, exchange } = context;
  const { address } = exchange;
  // Before rate limits and hashing: a retry with the same idempotency key costs nothing again.
  const earlier = await findResult<CodeRequestRow>(db.db, context);
  if (earlier) return earlier.result;
  requirePresentVersions(input.accepted);
  const { phone } = input;
  const now = clock.now();
  const asker = await requesterKey(db.db, phone, exchange, now);
  await requireWithinCodeLimits(db.db, { phone, purpose: 'sign_up', asker, now });
  // Also for a phone that is taken: the response time must not reveal it.
  const passwordHash = await withHashSlot(address, () => hashPassword(password));
  return runIdempotent(context, async (tx) => {
    const opened = await openCodeRequest(tx, context, 'sign_up', phone);
    await storeRegistration(tx, opened, { ...input, passwordHash, address });
    return opened;
  });
}
