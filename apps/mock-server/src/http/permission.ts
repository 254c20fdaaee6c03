import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/**
 * Refuses a session that lacks the tag which the contract states for the operation.
 * @throws OperationFailure forbidden, naming the tag
 */
export function requirePermission(op: Operation, session: SessionInfo | null): void {
  const tag = op.permission;
  if (tag === null || session?.tags.includes(tag)) return;
  throw new OperationFailure('forbidden', { permission: tag });
}
