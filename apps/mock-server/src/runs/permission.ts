import type { Permission } from '@kasa/contracts/shared/permissions';
import type { Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import type { ChangeContext } from '../http/journal/record-change.ts';
import { pointsOfSession, rightsOf, workplaces } from '../http/session/session.ts';
import { endPendingRows, endRun } from './lifecycle.ts';
import { lockRun, type RunDomain, type RunRow } from './run.ts';

export function actorOf(run: RunRow, clock: Clock): ChangeContext {
  return {
    clock,
    operation: run.operation,
    requestId: run.action,
    session: {
      ...{ merchantId: run.merchant_id, userId: run.user_id },
      ...{ userName: run.user_name, userPhone: run.user_phone },
    },
    exchange: { address: run.address },
  };
}

/** What the user who started a run may do now, and at which points. */
export interface RunRights extends Viewer {
  readonly tags: readonly Permission[];
}

/**
 * The rights of the user who started a run, regardless of the session; null: they are no longer active, or lack one that
 * the run needs. Checked in each transaction of the run.
 */
export async function rightsForRun(
  tx: Db,
  domain: RunDomain,
  { user_id, merchant_id, kind }: RunRow,
): Promise<RunRights | null> {
  const columns = ['roles', 'tags_added', 'tags_removed'] as const;
  const own = tx.selectFrom('users').select(columns).select(workplaces(tx).as('points'));
  const them = own.where('id', '=', user_id).where('merchant_id', '=', merchant_id);
  const found = await them.where('is_active', '=', 1).executeTakeFirst();
  if (found === undefined) return null;
  const { roles, tags } = rightsOf(found.roles, found.tags_added, found.tags_removed);
  if (!domain.permissionsOf(kind).every((needed) => tags.includes(needed))) return null;
  const points = pointsOfSession({ roles, viewingAs: null }, found.points, null);
  return { merchantId: merchant_id, userId: user_id, points, tags };
}

export async function cancelUnpermittedRun(
  db: Db,
  clock: Clock,
  domain: RunDomain,
  { merchant_id, id }: Pick<RunRow, 'merchant_id' | 'id'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, merchant_id, id);
    // Ended meanwhile, or the permission was granted again.
    if (run === undefined || run.finished_at !== null || (await rightsForRun(tx, domain, run))) return;
    await endPendingRows(tx, id, { state: 'failed', reason: 'not_allowed' }, clock.nowIso());
    const author = { merchantId: merchant_id, user: null };
    await endRun(tx, actorOf(run, clock), domain, run, 'cancelled', author);
  });
}
