import {
  CODE_RESEND_SECONDS,
  CODE_TTL_SECONDS,
  type CodeRequest,
  MAX_CODE_ATTEMPTS,
} from '@kasa/contracts/auth/code-requests';
import type { z } from 'zod';
import type { Db, Row } from '../db/schema.ts';
import { maskExpiredCodes } from './text-messages.ts';

export type CodeRequestRow = Row<'code_requests'>;

const DAY = 24 * 3_600_000;

export function findCodeRequest(db: Db, id: string): Promise<CodeRequestRow | undefined> {
  return db.selectFrom('code_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockCodeRequest(tx: Db, id: string): Promise<CodeRequestRow | undefined> {
  return tx.selectFrom('code_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The columns of a request whose code is sent now. `codeHash` null: no code is right. */
export function newCodeColumns(codeHash: string | null, asker: string, now: Date) {
  return {
    asker,
    code_hash: codeHash,
    attempts_left: MAX_CODE_ATTEMPTS,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + CODE_TTL_SECONDS * 1000).toISOString(),
  };
}

export async function updateCodeRequest(tx: Db, id: string, change: Partial<CodeRequestRow>): Promise<void> {
  await tx.updateTable('code_requests').set(change).where('id', '=', id).execute();
}

/**
 * Expires the same asker's other requests for this phone and purpose. Requests of other askers stay valid, so that a
 * stranger cannot end the owner's code.
 */
export async function expireOlderCodes(tx: Db, newest: CodeRequestRow, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx
    .updateTable('code_requests')
    .set({ expires_at: at })
    .where('phone', '=', newest.phone)
    .where('purpose', '=', newest.purpose)
    .where('asker', '=', newest.asker)
    .where('expires_at', '>', at)
    .where('id', '!=', newest.id)
    .execute();
}

export async function deleteOldCodes(tx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY).toISOString();
  const old = tx.selectFrom('code_requests').select('id').where('expires_at', '<', before);
  await tx.deleteFrom('registrations').where('code_request_id', 'in', old).execute();
  await tx.deleteFrom('code_requests').where('expires_at', '<', before).execute();
  await tx.deleteFrom('code_sendings').where('at', '<', before).execute();
  const messages = tx.deleteFrom('text_messages').where('at', '<', before);
  await messages.where('code_expires_at', '<', now.toISOString()).execute();
  await maskExpiredCodes(tx, now);
}

const secondsUntil = (instant: number, now: Date) => Math.max(0, Math.ceil((instant - now.getTime()) / 1000));

/** A request as the client sees it: the same for registered and unknown phones. */
export function presentCodeRequest(row: CodeRequestRow, now: Date): z.input<typeof CodeRequest> {
  const isOver = row.used_at !== null || row.attempts_left === 0;
  const life = Math.min(CODE_TTL_SECONDS, secondsUntil(Date.parse(row.expires_at), now));
  const canResendAt = Date.parse(row.sent_at) + CODE_RESEND_SECONDS * 1000;
  return {
    id: row.id,
    purpose: row.purpose,
    phone: row.phone,
    expires_in_seconds: isOver ? 0 : life,
    resend_in_seconds: Math.min(CODE_RESEND_SECONDS, secondsUntil(canResendAt, now)),
    attempts_left: row.attempts_left,
  };
}
