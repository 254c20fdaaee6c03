import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/**
 * Checks the operation's permission. Where the contract states two, either is enough here, and the handler checks the
 * one that the object needs.
 * @throws OperationFailure forbidden, naming the tag
 */
export function requirePermission(op: Operation, session: SessionInfo | null): void {
  const { permission: tag, orPermission: other } = op;
  if (tag === null || session?.tags.includes(tag)) return;
  if (other !== undefined && session?.tags.includes(other)) return;
  throw new OperationFailure('forbidden', { permission: tag });
}
