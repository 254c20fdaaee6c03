import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/** Of two stated permissions either passes; the handler checks further. @throws OperationFailure forbidden */
export function requirePermission(op: Operation, session: SessionInfo | null): void {
  const { permission: tag, orPermission: other } = op;
  if (tag === null || session?.tags.includes(tag)) return;
  if (other !== undefined && session?.tags.includes(other)) return;
  throw new OperationFailure('forbidden', { permission: tag });
}
