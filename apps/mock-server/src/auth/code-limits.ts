/** How many codes may be sent (decisions §2, security T4): counted in the database, so that servers count together. */
import { CODE_RESEND_SECONDS } from '@kasa/contracts/auth/code-requests';
import type { Db } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';
import { limitedAs } from '../http/address.ts';
import { OperationFailure } from '../http/handler.ts';
import { CODE_KEY, codeKey } from './phone-codes.ts';

const HOUR = 3_600_000;
/** Codes within an hour. */
const LIMITS = { phone: 5, address: 20 };

/** A code that is about to be sent. Counted whether or not somebody has the phone. */
export interface Sending {
  readonly phone: string;
  readonly address: string;
  readonly now: Date;
}

function tooMany(waitMs: number): OperationFailure {
  return new OperationFailure('rate_limited', { retry_after_seconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

async function requireBelow(db: Db, by: keyof typeof LIMITS, value: string, now: Date): Promise<void> {
  const recent = await db
    .selectFrom('code_sendings')
    .select('at')
    .where(by, '=', value)
    .where('at', '>', new Date(now.getTime() - HOUR).toISOString())
    .orderBy('at', 'desc')
    .limit(LIMITS[by])
    .execute();
  const oldest = recent[LIMITS[by] - 1];
  if (oldest) throw tooMany(Date.parse(oldest.at) + HOUR - now.getTime());
}

/**
 * Refuses what is already too much, before any costly work. Counts nothing.
 * @throws OperationFailure rate_limited
 */
export async function requireSendable(db: Db, { phone, address, now }: Sending): Promise<void> {
  await requireBelow(db, 'address', limitedAs(address), now);
  await requireBelow(db, 'phone', phone, now);
}

/**
 * Counts a sending. Sendings wait for one another, so that those in parallel can't slip by.
 * @param tx the transaction in which the code is stored
 * @throws OperationFailure rate_limited
 */
export async function countSending(tx: Db, sending: Sending): Promise<void> {
  await codeKey(tx);
  await tx.selectFrom('meta').select('key').where('key', '=', CODE_KEY).forUpdate().execute();
  await requireSendable(tx, sending);
  const { phone, address, now } = sending;
  const row = { id: newId(), phone, address: limitedAs(address), at: now.toISOString() };
  await tx.insertInto('code_sendings').values(row).execute();
}

/** @throws OperationFailure rate_limited, when the last code of a request was sent less than a minute ago */
export function requirePause(sentAt: string, now: Date): void {
  const waitMs = Date.parse(sentAt) + CODE_RESEND_SECONDS * 1000 - now.getTime();
  if (waitMs > 0) throw tooMany(waitMs);
}
