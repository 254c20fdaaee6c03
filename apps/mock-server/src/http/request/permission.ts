import { type Operation, permissionsOf } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/** Any of the stated permissions passes, and what opens them; the handler checks further. @throws OperationFailure forbidden */
export function requirePermission(op: Operation, session: SessionInfo | null): void {
  if (op.permission === null || permissionsOf(op).some((tag) => session?.tags.includes(tag))) return;
  throw new OperationFailure('forbidden', { permission: op.permission });
}
