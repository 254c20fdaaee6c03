/**
 * Slows down guessing of passwords, alike for phones that are registered and phones that are not (security T3).
 *
 * Failures are counted three ways. By address, so that one machine cannot try many phones. By phone, for everybody
 * outside its owner's browsers: together they have ten attempts, however many machines guess. And by phone for the
 * browsers in which its owner signed in before: together they have ten attempts of their own, which no stranger can use
 * up, and which no limit of an address stops, for an office is one address. Counting by phone alone would let anybody
 * who knows a phone keep its owner out for as long as the attack lasts; ten attempts for each address would give a
 * thousand machines ten thousand.
 *
 * An owner in a new browser under attack waits for a pause to end, or proves the phone by a code (`confirmPassword`),
 * after which the browser is a known one. Whoever guesses in a browser of the owner uses up what the owner's browsers
 * have; all of them have the attempts of strangers then, like any other.
 *
 * Whoever is signed in and is asked for the present password is counted by session: nobody elsewhere can pause that.
 *
 * Every attempt counts as a failure until it turns out right, so that attempts in parallel cannot slip by: neither on one
 * server nor on several, for they count in the database. A right one takes back itself and nothing else: with each
 * sign-in of the owner in a new browser strangers would otherwise get ten more. In the owner's own browsers, where no
 * stranger guesses, it pardons the failures before it.
 *
 * So strangers have ten attempts at once and one more after each pause. The most they get out of it is ten every 16 minutes,
 * leaving off at the first pause until it is forgotten: 900 a day, whatever the owner does meanwhile.
 */
import { normalizeIP } from '@fastify/rate-limit';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { clearAttempts, undoAttempt } from '../http/limits/attempt-store.ts';
import { type AttemptCounter, type CountedAttempt, countAttempt } from '../http/limits/attempts.ts';
import { OperationFailure } from '../http/request/handler.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;

/** Ten failures within 15 minutes pause: one minute, then two, up to 15 (security T3). */
const PHONE = { failures: 10, windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: 15 * MINUTE };
/** A hundred failures from one address within 15 minutes, whatever the phones. */
const ADDRESS = { failures: 100, windowMs: WINDOW, firstPauseMs: 15 * MINUTE, longestPauseMs: 15 * MINUTE };

/** Somebody who claims to be the owner of a phone. */
export interface Claim {
  readonly phone: string;
  readonly address: string;
  /** Whether the owner of the phone signed in with this browser before, see known-browsers.ts. */
  readonly isOwn: boolean;
  /** The session that asks for its own present password; undefined at sign-in. */
  readonly session?: string | undefined;
}

/** An attempt that may be examined. */
export interface AllowedAttempt {
  /** It counts against the owner's share, which a right one sets anew. */
  readonly isOwners: boolean;
  readonly taken: readonly CountedAttempt[];
}

/** What a try of the owner counts against; undefined for a stranger. */
function ownersCounter({ phone, isOwn, session }: Claim): AttemptCounter | undefined {
  if (session !== undefined) return { key: `session ${session}`, rule: PHONE };
  return isOwn ? { key: `own ${phone}`, rule: PHONE } : undefined;
}

/** What a try of a stranger counts against; always in this order, so that nobody waits for each other for ever. */
function strangersCounters({ phone, address }: Claim): AttemptCounter[] {
  return [
    { key: `address ${normalizeIP(address)}`, rule: ADDRESS },
    { key: `phone ${phone}`, rule: PHONE },
  ];
}

/**
 * Asks to try a password; to be followed by `acceptTry` when it was right. A refused one is not counted at all: nothing
 * was examined, and who asks again and again for a paused phone must not pause the whole office.
 * @throws OperationFailure rate_limited
 */
export async function requireAttempt(db: Db, claim: Claim, now: Date): Promise<AllowedAttempt> {
  const own = ownersCounter(claim);
  if (own) {
    try {
      return { isOwners: true, taken: await countAttempt(db, [own], now) };
    } catch (error) {
      const isUsedUp = error instanceof OperationFailure && claim.session === undefined;
      if (!isUsedUp) throw error;
    }
  }
  return { isOwners: false, taken: await countAttempt(db, strangersCounters(claim), now) };
}

/** The password was right: the owner's browsers start anew; strangers get back this one try. */
export async function acceptAttempt(db: Db, { isOwners, taken }: AllowedAttempt, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { rule, one } of taken) {
      if (isOwners) await clearAttempts(tx, one.id);
      else await undoAttempt(tx, one, rule, now);
    }
  });
}
