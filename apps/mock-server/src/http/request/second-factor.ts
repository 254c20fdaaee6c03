import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure, type SessionInfo } from './handler.ts';

/** Whose role requires a second factor can only turn it on. @throws OperationFailure second_factor_required */
export function requireNoMissingFactor(op: Operation, session: SessionInfo | null): void {
  if (session?.needsSecondFactor && !op.allowedWithoutFactor) {
    throw new OperationFailure('second_factor_required');
  }
}
