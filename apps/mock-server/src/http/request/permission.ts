import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/**
 * Refuses a session that lacks the tag which the contract states for the operation. Where it states two, the handler
 * asks for the one that the object needs.
 * @throws OperationFailure forbidden, naming the tag
 */
export function requirePermission(op: Operation, session: SessionInfo | null): void {
  const { permission: tag, orPermission: other } = op;
  if (tag === null || session?.tags.includes(tag)) return;
  if (other !== undefined && session?.tags.includes(other)) return;
  throw new OperationFailure('forbidden', { permission: tag });
}
