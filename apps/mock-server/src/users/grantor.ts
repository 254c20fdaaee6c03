/** Who may change whom. */
import { updateUserRights } from '@kasa/contracts/users/operations/users';
import type { PermissionGrantor, RightsRefusal } from '@kasa/contracts/users/rights';
import type { Row } from '../db/schema.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requirePermission } from '../http/request/permission.ts';
import { rightsOf } from '../http/session/session.ts';

/** The grantor with present rights: those of the session were read before the lock. */
export function grantorOf({ session }: Context, row: Row<'users'> | undefined): PermissionGrantor {
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
