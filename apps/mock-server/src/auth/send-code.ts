/** Sends codes. Registered and unknown phones differ only in `recipientOf`. */
import { MAX_CODE_ATTEMPTS } from '@kasa/contracts/auth/code-requests';
import { newId } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { findAccount, isPhoneTaken } from './account-store.ts';
import { countSentCode, requesterKey, requireResendPause } from './code-limits.ts';
import {
  type CodeRequestRow,
  deleteOldCodes,
  expireOlderCodes,
  findCodeRequest,
  lockCodeRequest,
  newCodeColumns,
  updateCodeRequest,
} from './code-store.ts';
import { codeHashingKey, hashCode, newCode } from './phone-codes.ts';
import { codeMessage, NO_RECIPIENT, phoneTakenMessage, writeMessage } from './text-messages.ts';

export type SendCodeContext = Pick<Context, 'clock' | 'language' | 'exchange'>;

interface Recipient {
  /** The user whose password is reset; null otherwise. */
  readonly userId: string | null;
  readonly phone: string;
  readonly isCodeValid: boolean;
}

async function recipientOf(tx: Db, { purpose, phone }: CodeRequestRow): Promise<Recipient> {
  if (purpose === 'sign_up') {
    return { userId: null, phone, isCodeValid: !(await isPhoneTaken(tx, phone)) };
  }
  const account = await findAccount(tx, phone);
  return {
    userId: account?.id ?? null,
    phone: account ? phone : NO_RECIPIENT,
    isCodeValid: account !== undefined,
  };
}

async function send(
  tx: Db,
  sender: SendCodeContext,
  request: CodeRequestRow,
  asker: string,
): Promise<CodeRequestRow> {
  const { clock, language } = sender;
  const now = clock.now();
  const { userId, phone, isCodeValid } = await recipientOf(tx, request);
  const code = newCode();
  const hash = hashCode(await codeHashingKey(tx), request, code);
  const sent = { user_id: userId, ...newCodeColumns(isCodeValid ? hash : null, asker, now) };
  const renewed = { ...request, ...sent };
  await updateCodeRequest(tx, request.id, sent);
  await expireOlderCodes(tx, renewed, now);
  const isTaken = request.purpose === 'sign_up' && !isCodeValid;
  const content = isTaken ? phoneTakenMessage(language) : codeMessage(request.purpose, language, code);
  await writeMessage(tx, phone, now, content);
  return renewed;
}

export async function openCodeRequest(
  tx: Db,
  sender: SendCodeContext,
  purpose: CodeRequestRow['purpose'],
  phone: string,
): Promise<CodeRequestRow> {
  const now = sender.clock.now();
  const asker = await requesterKey(tx, phone, sender.exchange, now);
  await countSentCode(tx, { phone, purpose, asker, now, exchange: sender.exchange });
  await deleteOldCodes(tx, now);
  const request: CodeRequestRow = {
    id: newId(),
    purpose,
    phone,
    user_id: null,
    code_hash: null,
    attempts_left: MAX_CODE_ATTEMPTS,
    created_at: now.toISOString(),
    sent_at: now.toISOString(),
    expires_at: now.toISOString(),
    used_at: null,
    asker,
  };
  await tx.insertInto('code_requests').values(request).execute();
  return send(tx, sender, request, asker);
}

/** @throws OperationFailure code_expired when a code of the request was used; rate_limited */
function requireResendable(request: CodeRequestRow, now: Date): CodeRequestRow {
  if (request.used_at !== null) throw new OperationFailure('code_expired');
  requireResendPause(request.sent_at, now);
  return request;
}

/**
 * Sends a new code for a request, which invalidates the previous one. The sending is counted before the request is
 * locked, the same lock order as `openCodeRequest`, to avoid a deadlock.
 * @throws OperationFailure not_found; code_expired when a code of the request was used; rate_limited
 */
export async function resendCode(tx: Db, sender: SendCodeContext, id: string): Promise<CodeRequestRow> {
  const now = sender.clock.now();
  const { phone, purpose } = requireResendable(requireFound(await findCodeRequest(tx, id)), now);
  const asker = await requesterKey(tx, phone, sender.exchange, now);
  await countSentCode(tx, { phone, purpose, asker, now, exchange: sender.exchange });
  // Read again under the lock: the code may have been used or renewed since.
  const request = requireResendable(requireFound(await lockCodeRequest(tx, id)), now);
  return send(tx, sender, request, asker);
}
