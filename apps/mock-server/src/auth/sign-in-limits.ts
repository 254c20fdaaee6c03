/**
 * Rate limits for password guessing, alike for registered and unknown phones (security T3).
 * Failures count per address, per IPv6 /48, per phone for all unknown browsers together, and per phone for the owner's
 * known browsers, so that strangers cannot lock the owner out. A signed-in user's present password counts per session.
 * Every attempt counts as a failure before it is checked, so parallel attempts cannot exceed a limit. A right one from
 * a stranger takes back only itself; in a known browser or a session it clears the failures.
 * Strangers' failures count per merchant, too, but silently: beyond the limit their right passwords count as wrong.
 * Strangers get at most ten guesses per 16 minutes and phone: 900 a day.
 */
import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { clearAttempts, undoAttempt } from '../http/limits/attempt-store.ts';
import { type AttemptCounter, type CountedAttempt, countAttempt } from '../http/limits/attempts.ts';
import { OperationFailure } from '../http/request/handler.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;

/** Ten failures within 15 minutes cause a pause: one minute, then two, up to 15 (security T3). */
const PHONE = { failures: 10, windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: 15 * MINUTE };
const ADDRESS = { failures: 100, windowMs: WINDOW, firstPauseMs: 15 * MINUTE, longestPauseMs: 15 * MINUTE };
/** An IPv6 /48 is often one customer's, whose 65 536 networks would count as so many addresses. */
const SITE = { ...ADDRESS, failures: 300 };
const SITE_BITS = 48;

/** Strangers' failures over all phones of a merchant: one password tried with each of many people. */
const MERCHANT = { ...PHONE, failures: 100 };

export interface AttemptSource {
  readonly phone: string;
  /** The merchant of the phone; undefined when the phone is not registered. */
  readonly merchantId: string | undefined;
  readonly address: string;
  /** Whether the owner of the phone is known in this browser, see known-browsers.ts. */
  readonly isOwn: boolean;
  readonly session?: string | undefined;
}

export interface CodeAttemptSource extends Pick<AttemptSource, 'address' | 'isOwn' | 'session'> {
  readonly userId: string;
}

export interface AllowedAttempt {
  /** Counted against the owner's limit, which a right password resets. */
  readonly isOwners: boolean;
  readonly counted: readonly CountedAttempt[];
  /** Too many strangers failed at the merchant's phones: no password is right now, and the answer does not tell. */
  readonly isSprayed: boolean;
}

function ownersCounter({ phone, isOwn, session }: AttemptSource): AttemptCounter | undefined {
  if (session !== undefined) return { key: `session ${session}`, rule: PHONE };
  return isOwn ? { key: `own ${phone}`, rule: PHONE } : undefined;
}

function addressCounters(address: string): AttemptCounter[] {
  const site = isIPv6(address) ? [{ key: `site ${normalizeIP(address, SITE_BITS)}`, rule: SITE }] : [];
  return [...site, { key: `address ${normalizeIP(address)}`, rule: ADDRESS }];
}

/** A stranger's counters; always in this order, to avoid deadlocks. */
function strangersCounters({ phone, address, merchantId }: AttemptSource): AttemptCounter[] {
  return [
    ...addressCounters(address),
    // Silent, or it would tell whose phone is the merchant's. An unknown phone has a merchant of its own: equal work.
    { key: `merchant ${merchantId ?? phone}`, rule: MERCHANT, isSilent: true },
    { key: `phone ${phone}`, rule: PHONE },
  ];
}

/**
 * Counts an attempt; call `undoCorrectAttempt` when it was right. A refused attempt is not counted, so that retries for one
 * paused phone do not pause the whole address.
 * @throws OperationFailure rate_limited
 */
export async function countPasswordAttempt(db: Db, claim: AttemptSource, now: Date): Promise<AllowedAttempt> {
  const own = ownersCounter(claim);
  if (own) {
    try {
      return { isOwners: true, counted: await countAttempt(db, [own], now), isSprayed: false };
    } catch (error) {
      const isUsedUp = error instanceof OperationFailure && claim.session === undefined;
      if (!isUsedUp) throw error;
    }
  }
  const counters = strangersCounters(claim);
  const counted = await countAttempt(db, counters, now);
  return { isOwners: false, counted, isSprayed: counted.length < counters.length };
}

/** Wrong codes of invitations from an address: fewer than passwords, as each of them is a guess at somebody's first. */
const INVITATION = { ...ADDRESS, failures: 20 };

/**
 * Counts an attempt with the code of an invitation; undo it when it was right.
 * @throws OperationFailure rate_limited
 */
export const countInvitationAttempt = (db: Db, address: string, now: Date): Promise<CountedAttempt[]> =>
  countAttempt(db, [{ key: `invitation ${normalizeIP(address, SITE_BITS)}`, rule: INVITATION }], now);

/** Wrong codes of a second factor: five a pause. Only who has the password gets so far. */
const FACTOR = { ...PHONE, failures: 5 };

/**
 * Counts an attempt with a code of a second factor, apart from passwords: a right one clears those.
 * @throws OperationFailure rate_limited
 */
export async function countCodeAttempt(
  db: Db,
  { userId, address, isOwn, session }: CodeAttemptSource,
  now: Date,
): Promise<AllowedAttempt> {
  const isOwners = isOwn || session !== undefined;
  // Of all sessions together: a new one, which the password opens, has no guesses of its own.
  const own = { key: `${session === undefined ? 'own' : 'session'} factor ${userId}`, rule: FACTOR };
  const strangers = [...addressCounters(address), { key: `factor ${userId}`, rule: FACTOR }];
  return { isOwners, counted: await countAttempt(db, isOwners ? [own] : strangers, now), isSprayed: false };
}

/** After a right password: clears the owner's failures, or takes back a stranger's single attempt. */
export async function undoCorrectAttempt(
  db: Db,
  { isOwners, counted }: AllowedAttempt,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { rule, attempt } of counted) {
      if (isOwners) await clearAttempts(tx, attempt.id);
      else await undoAttempt(tx, attempt, rule, now);
    }
  });
}
