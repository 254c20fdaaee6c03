/** SQL of failed attempts by key (security T3). All servers share them, and they survive restarts. */
import type { Db, Row } from '../../db/schema.ts';

export interface LimitRule {
  /** Failures that lead to the first pause. */
  readonly failures: number;
  /** The count restarts this long after its first failure or the end of the last pause; at most `MAX_WINDOW_MS`. */
  readonly windowMs: number;
  /** The first pause; every further failure doubles it. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** Failures are kept this long whatever their rule, since every attempt deletes expired rows of all keys. */
export const MAX_WINDOW_MS = 900_000;

type Failures = Row<'failed_attempts'>;
type Pause = Pick<Failures, 'paused_until' | 'pause_ms'>;

/** A counted attempt, and the pause of its key before and after it. */
export interface RecordedAttempt {
  readonly id: string;
  readonly before: Pause;
  readonly after: Pause;
  /** Of its key so far, with this one. */
  readonly failures: number;
}

const isoAt = (ms: number) => new Date(ms).toISOString();

/** In milliseconds; at most the pause itself, because the mock's clock can be set back. */
function waitOf({ paused_until, pause_ms }: Pause, now: Date): number {
  return Math.max(0, Math.min(Date.parse(paused_until) - now.getTime(), pause_ms));
}

/** Milliseconds left of a key's pause; 0 when it is not paused. Counts no attempt. */
export async function findPause(db: Db, id: string, now: Date): Promise<number> {
  const row = await db.selectFrom('failed_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? waitOf(row, now) : 0;
}

/** Locks the row of a key until the transaction ends; treated as new when its window has passed. */
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

/** Counts an attempt as a failure. @returns the attempt if it is allowed, else the milliseconds to wait */
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
  const after = isPaused
    ? { paused_until: isoAt(now.getTime() + next), pause_ms: next }
    : { paused_until: row.paused_until, pause_ms: 0 };
  const change = { failures, ...after };
  await tx.updateTable('failed_attempts').set(change).where('id', '=', id).execute();
  return { id, before, after, failures };
}

/**
 * Takes back an attempt and the pause that it started. A pause that another attempt has started since stays if there
 * are enough failures without this one. A key without failures and pause leaves no row.
 */
export async function undoAttempt(
  tx: Db,
  { id, before, after }: RecordedAttempt,
  rule: LimitRule,
  now: Date,
): Promise<void> {
  const { failures, paused_until, pause_ms } = await lockKey(tx, id, rule, now);
  const left = Math.max(0, failures - 1);
  const isAsSince = paused_until === after.paused_until && pause_ms === after.pause_ms;
  const over = Math.min(Date.parse(paused_until), now.getTime());
  const others = left < rule.failures ? { paused_until: isoAt(over), pause_ms: 0 } : {};
  const change = { failures: left, paused_until, pause_ms, ...(isAsSince ? before : others) };
  if (left === 0 && change.pause_ms === 0) return await clearAttempts(tx, id);
  await tx.updateTable('failed_attempts').set(change).where('id', '=', id).execute();
}

/** Resets a key after a successful attempt. */
export async function clearAttempts(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('failed_attempts').where('id', '=', id).execute();
}

/** Deletes expired rows; skips locked ones. */
export async function deleteExpiredAttempts(tx: Db, now: Date): Promise<void> {
  const old = tx
    .selectFrom('failed_attempts')
    .select('id')
    .where('paused_until', '<', isoAt(now.getTime() - MAX_WINDOW_MS));
  await tx.deleteFrom('failed_attempts').where('id', 'in', old.forUpdate().skipLocked()).execute();
}

/** Deletes pauses that start in the future: they were counted before the mock's clock was set back. */
export async function forgetFuturePauses(tx: Db, now: Date): Promise<void> {
  const later = tx.selectFrom('failed_attempts').select(['id', 'paused_until', 'pause_ms']);
  const rows = await later.where('paused_until', '>', now.toISOString()).execute();
  const future = rows.filter((row) => Date.parse(row.paused_until) - row.pause_ms > now.getTime());
  for (const { id } of future) await clearAttempts(tx, id);
}
