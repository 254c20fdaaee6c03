/**
 * Limits on sending codes (decisions §2, security T4). They are counted in the database, so for all servers together,
 * and alike for registered and unknown phones.
 * Per phone and hour: strangers share 5 codes, at most 3 per address; the owner's known browsers have 3 of their own.
 * Per asker, a minute between codes; a new code ends only that asker's older ones.
 * Budgets of text messages: strangers get 100 an hour for the phones of a merchant and 1000 in all; the owners' browsers
 * have 1000 of their own, which strangers cannot use up. The log warns once an hour when one is spent.
 * Invitations are counted apart: of a merchant 3 of a phone and 100 an hour, 300 a day; they take nothing of the rest.
 * Guessing: 5 codes × 5 attempts × 24 hours are 600 of a million a day (0.06 %) for strangers; 3 × 5 × 24 more (0.096 %
 * in all) from an owner's browser.
 */
import { normalizeIP } from '@fastify/rate-limit';
import { CODE_RESEND_SECONDS, MAX_CODES_PER_HOUR, MAX_INVITATIONS } from '@kasa/contracts/auth/code-requests';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { CODE_KEY_NAME } from '../db/stored-secrets.ts';
import { Alarms } from '../http/limits/alarms.ts';
import { type HttpExchange, OperationFailure } from '../http/request/handler.ts';
import { isOwnBrowser } from './known-browsers.ts';
import { codeHashingKey } from './phone-codes.ts';

const HOUR = 3_600_000;
const { perPhoneUnknownClients, perPhoneAndIp, perIp, perPhoneKnownBrowsers, perMerchant, inAll } =
  MAX_CODES_PER_HOUR;
const alarms = new Alarms(HOUR);

/** The asker for all known browsers of the owner; cannot collide with an address key. */
const OWNER_KEY = 'owner';

export interface CodeSending extends Pick<Row<'code_sendings'>, 'phone' | 'purpose' | 'asker'> {
  readonly now: Date;
  readonly exchange: Pick<HttpExchange, 'warn'>;
}

/** True when the owner's browsers have sent all codes of the hour and the pause after the last one is over. */
async function isOwnerQuotaUsedUp(db: Db, phone: string, now: Date): Promise<boolean> {
  const sent = await db
    .selectFrom('code_sendings')
    .select('at')
    .where((row) => row.and({ phone, asker: OWNER_KEY }))
    .where('at', '>', new Date(now.getTime() - HOUR).toISOString())
    .orderBy('at', 'desc')
    .execute();
  const last = sent[0];
  const isPausing = last && Date.parse(last.at) + CODE_RESEND_SECONDS * 1000 > now.getTime();
  return sent.length >= perPhoneKnownBrowsers && !isPausing;
}

/** The key that sent codes are counted by: `OWNER_KEY` or the rate limit key of the address. */
export async function requesterKey(
  db: Db,
  phone: string,
  exchange: HttpExchange,
  now: Date,
): Promise<string> {
  const isOwner = await isOwnBrowser(db, phone, exchange.browserCookie, now);
  const isOwners = isOwner && !(await isOwnerQuotaUsedUp(db, phone, now));
  return isOwners ? OWNER_KEY : normalizeIP(exchange.address);
}

function tooMany(waitMs: number): OperationFailure {
  return new OperationFailure('rate_limited', { retry_after_seconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

interface Limit {
  readonly codes: number;
  readonly withinMs: number;
  readonly of: (row: ExpressionBuilder<Schema, 'code_sendings'>) => Expression<SqlBool>;
  /** Warned of when the limit is met; a budget of text messages, which are paid for. */
  readonly budget?: { readonly name: string; readonly merchant?: string };
}

/** A code that somebody at the phone asked for. */
const isAskedFor = (row: Parameters<Limit['of']>[0]) => row('purpose', '!=', 'invitation');

/** An invitation is sent for a merchant, not for an address: what others may ask of the phone stays. */
function limitsOfInvitations({ phone, purpose, asker }: CodeSending): Limit[] {
  const { perPhone, perMerchant, perMerchantAndDay } = MAX_INVITATIONS;
  return [
    // Of each merchant: another one neither keeps it from inviting somebody, nor learns that it did.
    { codes: perPhone, withinMs: HOUR, of: (row) => row.and({ phone, asker, purpose }) },
    { codes: perMerchant, withinMs: HOUR, of: (row) => row.and({ asker, purpose }) },
    { codes: perMerchantAndDay, withinMs: 24 * HOUR, of: (row) => row.and({ asker, purpose }) },
    { codes: 1, withinMs: CODE_RESEND_SECONDS * 1000, of: (row) => row.and({ phone, purpose, asker }) },
    {
      ...{ codes: inAll, withinMs: HOUR, of: (row) => row.and({ purpose }) },
      budget: { name: 'invitations' },
    },
  ];
}

/** Checked after the limits of phone and address, so that one client alone raises no alarm. */
function budgetsOf({ asker }: CodeSending, merchant: string | undefined): Limit[] {
  if (asker === OWNER_KEY) {
    const of: Limit['of'] = (row) => row.and({ asker });
    return [{ codes: inAll, withinMs: HOUR, of, budget: { name: 'known browsers' } }];
  }
  const isStrangers: Limit['of'] = (row) => row.and([row('asker', '!=', OWNER_KEY), isAskedFor(row)]);
  const all: Limit = { codes: inAll, withinMs: HOUR, of: isStrangers, budget: { name: 'strangers' } };
  if (merchant === undefined) return [all];
  const phones = (row: Parameters<Limit['of']>[0]) =>
    row
      .selectFrom('users')
      .select('users.phone')
      .where('merchant_id', '=', merchant)
      .where('is_active', '=', 1);
  const of: Limit['of'] = (row) => row.and([isStrangers(row), row('code_sendings.phone', 'in', phones(row))]);
  return [{ codes: perMerchant, withinMs: HOUR, of, budget: { name: 'merchant', merchant } }, all];
}

function limitsOf({ phone, purpose, asker }: CodeSending): Limit[] {
  const pause: Limit = {
    codes: 1,
    withinMs: CODE_RESEND_SECONDS * 1000,
    of: (row) => row.and({ phone, purpose, asker }),
  };
  const own = (codes: number): Limit => ({ codes, withinMs: HOUR, of: (row) => row.and({ phone, asker }) });
  if (asker === OWNER_KEY) return [own(perPhoneKnownBrowsers), pause];
  return [
    { codes: perIp, withinMs: HOUR, of: (row) => row.and({ asker }) },
    {
      codes: perPhoneUnknownClients,
      withinMs: HOUR,
      of: (row) => row.and([row('phone', '=', phone), row('asker', '!=', OWNER_KEY), isAskedFor(row)]),
    },
    own(perPhoneAndIp),
    pause,
  ];
}

async function requireBelow(db: Db, limit: Limit, { now, exchange }: CodeSending): Promise<void> {
  const { codes, withinMs, of, budget } = limit;
  const oldest = await db
    .selectFrom('code_sendings')
    .select('at')
    .where(of)
    .where('at', '>', new Date(now.getTime() - withinMs).toISOString())
    .orderBy('at', 'desc')
    .limit(1)
    .offset(codes - 1)
    .executeTakeFirst();
  if (!oldest) return;
  if (budget) alarms.raise(exchange, now, 'the budget of text messages is spent', { ...budget });
  throw tooMany(Date.parse(oldest.at) + withinMs - now.getTime());
}

/**
 * Checks the limits before any costly work, without counting.
 * @throws OperationFailure rate_limited
 */
export async function requireWithinCodeLimits(db: Db, sending: CodeSending): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('merchant_id')
    .where('phone', '=', sending.phone)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  const limits =
    sending.purpose === 'invitation'
      ? limitsOfInvitations(sending)
      : [...limitsOf(sending), ...budgetsOf(sending, user?.merchant_id)];
  for (const limit of limits) await requireBelow(db, limit, sending);
}

/**
 * Counts a sent code. Serialised by a row lock, so that parallel requests cannot exceed the limits.
 * @param tx the transaction in which the code is stored
 * @throws OperationFailure rate_limited
 */
export async function countSentCode(tx: Db, sending: CodeSending): Promise<void> {
  await codeHashingKey(tx);
  await tx.selectFrom('meta').select('key').where('key', '=', CODE_KEY_NAME).forUpdate().execute();
  await requireWithinCodeLimits(tx, sending);
  const { phone, purpose, asker, now } = sending;
  const row = { id: newId(), phone, purpose, asker, at: now.toISOString() };
  await tx.insertInto('code_sendings').values(row).execute();
}

/** @throws OperationFailure rate_limited, when the request's last code was sent less than a minute ago */
export function requireResendPause(sentAt: string, now: Date): void {
  const waitMs = Date.parse(sentAt) + CODE_RESEND_SECONDS * 1000 - now.getTime();
  // A `sentAt` in the future means that the mock clock was set back; only the limits of the phone apply then.
  const isFuture = waitMs > CODE_RESEND_SECONDS * 1000;
  if (waitMs > 0 && !isFuture) throw tooMany(waitMs);
}

/** Deletes sent codes dated in the future, left behind when the mock clock is set back. */
export async function deleteFutureSentCodes(tx: Db, now: Date): Promise<void> {
  await tx.deleteFrom('code_sendings').where('at', '>', now.toISOString()).execute();
}
