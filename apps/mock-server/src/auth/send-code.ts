/** Sends codes. Registered and unknown phones differ only in `recipientOf`. */
import { CODE_TRIES } from '@kasa/contracts/auth/code-requests';
import type { Db } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { findAccount, isPhoneTaken } from './account-store.ts';
import { askerOf, countSending, requirePause } from './code-limits.ts';
import {
  type CodeRequestRow,
  changeCodeRequest,
  endOlderCodes,
  findCodeRequest,
  freshCode,
  lockCodeRequest,
  sweepCodes,
} from './code-store.ts';
import { codeKey, hashCode, newCode } from './phone-codes.ts';
import { codeMessage, NOBODY, takenMessage, writeMessage } from './text-messages.ts';

export type Sender = Pick<Context, 'clock' | 'language' | 'exchange'>;

interface Recipient {
  /** The user whose password is reset; null otherwise. */
  readonly userId: string | null;
  readonly phone: string;
  readonly isCodeGood: boolean;
}

async function recipientOf(tx: Db, { purpose, phone }: CodeRequestRow): Promise<Recipient> {
  if (purpose === 'sign_up') {
    return { userId: null, phone, isCodeGood: !(await isPhoneTaken(tx, phone)) };
  }
  const account = await findAccount(tx, phone);
  return { userId: account?.id ?? null, phone: account ? phone : NOBODY, isCodeGood: account !== undefined };
}

async function send(tx: Db, sender: Sender, request: CodeRequestRow, asker: string): Promise<CodeRequestRow> {
  const { clock, language } = sender;
  const now = clock.now();
  const { userId, phone, isCodeGood } = await recipientOf(tx, request);
  const code = newCode();
  const hash = hashCode(await codeKey(tx), request, code);
  const sent = { user_id: userId, ...freshCode(isCodeGood ? hash : null, asker, now) };
  const renewed = { ...request, ...sent };
  await changeCodeRequest(tx, request.id, sent);
  await endOlderCodes(tx, renewed, now);
  const isTaken = request.purpose === 'sign_up' && !isCodeGood;
  const content = isTaken ? takenMessage(language) : codeMessage(request.purpose, language, code);
  await writeMessage(tx, phone, now, content);
  return renewed;
}

export async function openCodeRequest(
  tx: Db,
  sender: Sender,
  purpose: CodeRequestRow['purpose'],
  phone: string,
): Promise<CodeRequestRow> {
  const now = sender.clock.now();
  const asker = await askerOf(tx, phone, sender.exchange, now);
  await countSending(tx, { phone, purpose, asker, now });
  await sweepCodes(tx, now);
  const request: CodeRequestRow = {
    id: newId(),
    purpose,
    phone,
    user_id: null,
    code_hash: null,
    attempts_left: CODE_TRIES,
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
function requireRenewable(request: CodeRequestRow, now: Date): CodeRequestRow {
  if (request.used_at !== null) throw new OperationFailure('code_expired');
  requirePause(request.sent_at, now);
  return request;
}

/**
 * Sends a new code for a request, which invalidates the previous one. The sending is counted before the request is
 * locked, the same lock order as `openCodeRequest`, to avoid a deadlock.
 * @throws OperationFailure not_found; code_expired when a code of the request was used; rate_limited
 */
export async function renewCode(tx: Db, sender: Sender, id: string): Promise<CodeRequestRow> {
  const now = sender.clock.now();
  const { phone, purpose } = requireRenewable(requireFound(await findCodeRequest(tx, id)), now);
  const asker = await askerOf(tx, phone, sender.exchange, now);
  await countSending(tx, { phone, purpose, asker, now });
  // Read again under the lock: the code may have been used or renewed since.
  const request = requireRenewable(requireFound(await lockCodeRequest(tx, id)), now);
  return send(tx, sender, request, asker);
}
