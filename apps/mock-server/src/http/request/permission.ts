import type { Operation } from '@kasa/contracts/shared/operation';
import { opens } from '@kasa/contracts/shared/permissions';
import { OperationFailure, type SessionInfo } from './handler.ts';

/** Of two stated permissions either passes; the handler checks further. @throws OperationFailure forbidden */
export function requirePermission(op: Operation, session: SessionInfo | null): void {
  const { permission: tag, orPermission: other } = op;
  const tags = session?.tags ?? [];
  if (tag === null || opens(tags, tag) || (other !== undefined && opens(tags, other))) return;
  throw new OperationFailure('forbidden', { permission: tag });
}
