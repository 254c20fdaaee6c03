import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import type { ChangeContext } from '../../http/journal/record-change.ts';
import { rightsOf } from '../../http/session/session.ts';
import { endPendingRows, endRun, startOperationOf } from './start.ts';
import { lockRun, type RunRow } from './store.ts';

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

/**
 * Whether the user who started a run is still active and has its permission, regardless of the session. Checked in each
 * transaction of the run.
 */
export async function isStillPermitted(tx: Db, { user_id, merchant_id, kind }: RunRow): Promise<boolean> {
  const own = tx.selectFrom('users').select(['roles', 'tags_added', 'tags_removed']);
  const them = own.where('id', '=', user_id).where('merchant_id', '=', merchant_id);
  const found = await them.where('is_active', '=', 1).executeTakeFirst();
  if (found === undefined) return false;
  const { permission: needed } = startOperationOf(kind);
  const { tags } = rightsOf(found.roles, found.tags_added, found.tags_removed);
  return needed === null || tags.includes(needed);
}

export async function cancelUnpermittedRun(
  db: Db,
  clock: Clock,
  { merchant_id, id }: Pick<RunRow, 'merchant_id' | 'id'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, merchant_id, id);
    // Ended meanwhile, or the permission was granted again.
    if (run === undefined || run.finished_at !== null || (await isStillPermitted(tx, run))) return;
    await endPendingRows(tx, id, { state: 'failed', reason: 'not_allowed' }, clock.nowIso());
    await endRun(tx, actorOf(run, clock), run, 'cancelled', { merchantId: merchant_id, user: null });
  });
}
