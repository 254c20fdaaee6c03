import { updateUserRights } from '@kasa/contracts/users/operations/users';
import {
  areSameRights,
  normaliseRights,
  type PermissionGrantor,
  type Rights,
  type RightsRefusal,
  refusalOfChange,
} from '@kasa/contracts/users/rights';
import { updatedRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { rightsColumns } from '../db/user-rights.ts';
import { publish } from '../events/publish.ts';
import { journalOf } from '../http/journal/journal.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requirePermission } from '../http/request/permission.ts';
import { requireFound, requireVersion } from '../http/request/requirements.ts';
import { rightsOf } from '../http/session/session.ts';
import { lockUsers, rightsOfRow, type UserRow, users } from './user-store.ts';

/**
 * Changes a user's rights; they apply from the next request of the user's sessions.
 * @throws OperationFailure `not_found`, `conflict`, `own_rights`, `owner_only`, `right_beyond_own`; `forbidden` or
 * `not_authenticated` when the giver lost the right or was disabled since the request was authenticated
 */
export function changeRights(
  context: Context,
  id: string,
  version: number,
  wanted: Rights,
): Promise<UserRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    // Locks both, so that of two users who change each other the second sees the first change.
    const locked = await lockUsers(tx, session.merchantId, [id, session.userId]);
    const giver = giverOf(
      context,
      locked.find((row) => row.id === session.userId),
    );
    const person = requireFound(locked.find((row) => row.id === id));
    requireVersion(person, version);
    const [before, after] = [rightsOfRow(person), normaliseRights(wanted)];
    refuse(refusalOfChange(giver, { id, ...before }, after));
    if (areSameRights(before, after)) return users.get(tx, session.merchantId, id);
    const journal = await journalOf(tx, context).captureBefore(users, id);
    await tx
      .updateTable('users')
      .set({ ...rightsColumns(after), ...updatedRowColumns(clock.nowIso()) })
      .where('id', '=', id)
      .execute();
    await journal.record();
    const now = await users.get(tx, session.merchantId, id);
    const data = { user_id: id, version: now.version, change: 'rights' as const };
    await publish(tx, session.merchantId, clock.nowIso(), { type: 'user.changed', data });
    return now;
  });
}

/** The giver with present rights: those of the session were read before the lock. */
export function giverOf({ session }: Context, row: UserRow | undefined): PermissionGrantor {
  if (row?.is_active !== 1) throw new OperationFailure('not_authenticated');
  const rights = rightsOf(row.roles, row.tags_added, row.tags_removed);
  requirePermission(updateUserRights, { ...session, ...rights });
  return { id: row.id, ...rights };
}

export function refuse(refusal: RightsRefusal | undefined): void {
  if (refusal === undefined) return;
  const details = 'permission' in refusal ? { permission: refusal.permission } : null;
  throw new OperationFailure(refusal.code, details);
}
