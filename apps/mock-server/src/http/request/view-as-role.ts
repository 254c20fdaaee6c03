import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/** Checked before the permission, so that the error names the view. @throws OperationFailure view_read_only */
export function requireNotViewingAsRole(op: Operation, session: SessionInfo | null): void {
  if (session?.viewingAs && !op.allowedWhileViewingAs) throw new OperationFailure('view_read_only');
}
