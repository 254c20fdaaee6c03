/**
 * SQL of failed attempts by key (security T3). In the database, so that servers count together and a restart forgives
 * nothing.
 */
import type { Db, Row } from '../../db/schema.ts';

/** When a key is paused, and for how long. */
export interface LimitRule {
  /** Failures that are examined before the first pause. */
  readonly failures: number;
  /** Failures further apart than this are forgotten; at most `MAX_WINDOW_MS`. */
  readonly windowMs: number;
  /** The first pause; every failure after it doubles the next. */
  readonly firstPauseMs: number;
  /** No pause is longer: nobody is shut out for good. */
  readonly longestPauseMs: number;
}

/**
 * Failures of every key are kept so long, whatever its own rule: whoever tries anything sweeps for all, and by a short
 * window of their own would take away failures of others that still count.
 */
export const MAX_WINDOW_MS = 900_000;

type Failures = Row<'failed_attempts'>;
type Pause = Pick<Failures, 'paused_until' | 'pause_ms'>;

/** An attempt that may be examined, and the pauses of its key before it and since. */
export interface RecordedAttempt {
  readonly id: string;
  readonly before: Pause;
  readonly since: Pause;
}

const isoAt = (ms: number) => new Date(ms).toISOString();

/** Milliseconds; never longer than the pause itself, because the clock of the mock can be set back. */
function waitOf({ paused_until, pause_ms }: Pause, now: Date): number {
  return Math.max(0, Math.min(Date.parse(paused_until) - now.getTime(), pause_ms));
}

/** Milliseconds until a key is not paused any more; 0 when it is not. Counts nothing. */
export async function findPause(db: Db, id: string, now: Date): Promise<number> {
  const row = await db.selectFrom('failed_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? waitOf(row, now) : 0;
}

/** The row of a key, locked until the transaction ends; as if new where its failures are too long ago. */
async function lockKey(tx: Db, id: string, { windowMs }: LimitRule, now: Date): Promise<Failures> {
  const fresh = { id, failures: 0, paused_until: now.toISOString(), pause_ms: 0 };
  const row = await tx
    .insertInto('failed_attempts')
    .values(fresh)
    .onConflict((same) => same.column('id').doUpdateSet({ id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return row.paused_until < isoAt(now.getTime() - windowMs) ? fresh : row;
}

/**
 * Counts an attempt as a failure, until `undoAttempt` or `clearAttempts` says otherwise.
 * @returns the attempt when it may be examined, else the milliseconds to wait
 */
export async function recordAttempt(
  tx: Db,
  id: string,
  rule: LimitRule,
  now: Date,
): Promise<RecordedAttempt | number> {
  if (rule.windowMs > MAX_WINDOW_MS) throw new RangeError('Failures are not kept for so long');
  const row = await lockKey(tx, id, rule, now);
  const wait = waitOf(row, now);
  if (wait > 0) return wait;
  const failures = row.failures + 1;
  const next = Math.min(row.pause_ms * 2 || rule.firstPauseMs, rule.longestPauseMs);
  const isPaused = failures >= rule.failures;
  const before = { paused_until: row.paused_until, pause_ms: row.pause_ms };
  const since = isPaused
    ? { paused_until: isoAt(now.getTime() + next), pause_ms: next }
    : { paused_until: row.paused_until, pause_ms: 0 };
  const change = { failures, ...since };
  await tx.updateTable('failed_attempts').set(change).where('id', '=', id).execute();
  return { id, before, since };
}

/**
 * Takes back one attempt that was no guess, and the pause that it started. Earlier failures and pauses are as they were; a
 * pause that somebody else has started meanwhile lasts, as long as there are failures enough without this one.
 */
export async function undoAttempt(
  tx: Db,
  { id, before, since }: RecordedAttempt,
  rule: LimitRule,
  now: Date,
): Promise<void> {
  const { failures, paused_until, pause_ms } = await lockKey(tx, id, rule, now);
  const left = Math.max(0, failures - 1);
  const isAsSince = paused_until === since.paused_until && pause_ms === since.pause_ms;
  const over = Math.min(Date.parse(paused_until), now.getTime());
  const others = left < rule.failures ? { paused_until: isoAt(over), pause_ms: 0 } : {};
  const change = { failures: left, ...(isAsSince ? before : others) };
  await tx.updateTable('failed_attempts').set(change).where('id', '=', id).execute();
}

/** The attempt was right: the key has a clean slate. */
export async function clearAttempts(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('failed_attempts').where('id', '=', id).execute();
}

/** Takes away what counts no more, so that the table does not grow for ever. Waits for nobody who is counting now. */
export async function deleteExpiredAttempts(tx: Db, now: Date): Promise<void> {
  const old = tx
    .selectFrom('failed_attempts')
    .select('id')
    .where('paused_until', '<', isoAt(now.getTime() - MAX_WINDOW_MS));
  await tx.deleteFrom('failed_attempts').where('id', 'in', old.forUpdate().skipLocked()).execute();
}

/**
 * Forgets pauses that begin in the future: the clock of the mock was set ahead when they were counted, and back since.
 */
export async function forgetFuturePauses(tx: Db, now: Date): Promise<void> {
  const later = tx.selectFrom('failed_attempts').select(['id', 'paused_until', 'pause_ms']);
  const rows = await later.where('paused_until', '>', now.toISOString()).execute();
  const future = rows.filter((row) => Date.parse(row.paused_until) - row.pause_ms > now.getTime());
  for (const { id } of future) await clearAttempts(tx, id);
}
