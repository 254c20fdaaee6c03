/**
 * How many codes may be sent (decisions §2, security T4): counted in the database, so that servers count together, and
 * whether or not somebody has the phone.
 *
 * Codes are counted by who asks: a browser in which the owner of the phone signed in before, or else an address.
 * Strangers together have five codes of a phone within an hour, of which one address has three, so that one machine
 * leaves two to whoever really has the phone. The owner's browsers together have three of their own, which nobody else
 * can use up; when they are used up, the owner's browsers have what strangers have. Each of the askers waits a minute
 * between two codes of a phone for one purpose, and a new code ends the older ones that the same asker had: nobody ends
 * or delays a code of somebody else.
 *
 * What a stranger can guess: a code is examined five times, and only for the request it was sent for, whose id nobody
 * else has. 5 codes × 5 attempts × 24 hours are 600 of a million: 0.06 % a day, from however many addresses. Whoever also
 * sits at a browser of the owner has 3 × 5 × 24 more: 0.096 %.
 */
import { normalizeIP } from '@fastify/rate-limit';
import { CODE_RESEND_SECONDS, CODES_AN_HOUR } from '@kasa/contracts/auth/code-requests';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db, Row, Schema } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';
import { type Exchange, OperationFailure } from '../http/request/handler.ts';
import { isOwnBrowser } from './known-browsers.ts';
import { CODE_KEY, codeKey } from './phone-codes.ts';

const HOUR = 3_600_000;
const { ofStrangers, ofAStranger, ofAnAddress, ofTheOwner } = CODES_AN_HOUR;

/** What the owner's browsers are counted as; no address looks like this. */
const OWNER = 'owner';

/** A code that is about to be sent. */
export interface Sending extends Pick<Row<'code_sendings'>, 'phone' | 'purpose' | 'asker'> {
  readonly now: Date;
}

/** Whether the owner's browsers have no code left within the hour, and the last one was sent a minute ago or more. */
async function isOwnersShareUsedUp(db: Db, phone: string, now: Date): Promise<boolean> {
  const sent = await db
    .selectFrom('code_sendings')
    .select('at')
    .where((row) => row.and({ phone, asker: OWNER }))
    .where('at', '>', new Date(now.getTime() - HOUR).toISOString())
    .orderBy('at', 'desc')
    .execute();
  const last = sent[0];
  const isPausing = last && Date.parse(last.at) + CODE_RESEND_SECONDS * 1000 > now.getTime();
  return sent.length >= ofTheOwner && !isPausing;
}

/** Who asks for a code of a phone, as codes are counted. */
export async function askerOf(db: Db, phone: string, exchange: Exchange, now: Date): Promise<string> {
  const isOwner = await isOwnBrowser(db, phone, exchange.browser, now);
  const isOwners = isOwner && !(await isOwnersShareUsedUp(db, phone, now));
  return isOwners ? OWNER : normalizeIP(exchange.address);
}

function tooMany(waitMs: number): OperationFailure {
  return new OperationFailure('rate_limited', { retry_after_seconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

interface Limit {
  readonly codes: number;
  readonly withinMs: number;
  readonly of: (row: ExpressionBuilder<Schema, 'code_sendings'>) => Expression<SqlBool>;
}

function limitsOf({ phone, purpose, asker }: Sending): Limit[] {
  const pause: Limit = {
    codes: 1,
    withinMs: CODE_RESEND_SECONDS * 1000,
    of: (row) => row.and({ phone, purpose, asker }),
  };
  const own = (codes: number): Limit => ({ codes, withinMs: HOUR, of: (row) => row.and({ phone, asker }) });
  if (asker === OWNER) return [own(ofTheOwner), pause];
  return [
    { codes: ofAnAddress, withinMs: HOUR, of: (row) => row.and({ asker }) },
    {
      codes: ofStrangers,
      withinMs: HOUR,
      of: (row) => row.and([row('phone', '=', phone), row('asker', '!=', OWNER)]),
    },
    own(ofAStranger),
    pause,
  ];
}

async function requireBelow(db: Db, { codes, withinMs, of }: Limit, now: Date): Promise<void> {
  const recent = await db
    .selectFrom('code_sendings')
    .select('at')
    .where(of)
    .where('at', '>', new Date(now.getTime() - withinMs).toISOString())
    .orderBy('at', 'desc')
    .limit(codes)
    .execute();
  const oldest = recent[codes - 1];
  if (oldest) throw tooMany(Date.parse(oldest.at) + withinMs - now.getTime());
}

/**
 * Refuses what is already too much, before any costly work. Counts nothing.
 * @throws OperationFailure rate_limited
 */
export async function requireSendable(db: Db, sending: Sending): Promise<void> {
  for (const limit of limitsOf(sending)) await requireBelow(db, limit, sending.now);
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
  const { phone, purpose, asker, now } = sending;
  const row = { id: newId(), phone, purpose, asker, at: now.toISOString() };
  await tx.insertInto('code_sendings').values(row).execute();
}

/** @throws OperationFailure rate_limited, when the last code of a request was sent less than a minute ago */
export function requirePause(sentAt: string, now: Date): void {
  const waitMs = Date.parse(sentAt) + CODE_RESEND_SECONDS * 1000 - now.getTime();
  // Sent in the future: the clock was set back since; what counts then are the limits of the phone.
  const isFuture = waitMs > CODE_RESEND_SECONDS * 1000;
  if (waitMs > 0 && !isFuture) throw tooMany(waitMs);
}

/** Forgets sendings in the future: the clock of the mock was set ahead when they were counted, and back since. */
export async function forgetFutureSendings(tx: Db, now: Date): Promise<void> {
  await tx.deleteFrom('code_sendings').where('at', '>', now.toISOString()).execute();
}
