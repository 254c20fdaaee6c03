import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/**
 * Refuses a change by a session that only looks through another role. Asked before the permission: an owner who looks
 * through a role learns that it is the view that forbids, not a missing right.
 * @throws OperationFailure view_read_only
 */
export function requireNoView(op: Operation, session: SessionInfo | null): void {
  if (session?.viewingAs && !op.inView) throw new OperationFailure('view_read_only');
}
