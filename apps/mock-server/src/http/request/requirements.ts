import type { Language } from '@kasa/contracts/shared/codes';
import type { RuleName } from '@kasa/contracts/shared/rules';
import { UniqueViolation } from '../../db/errors.ts';
import { fieldFailure } from '../response/field-failure.ts';
import { OperationFailure } from './handler.ts';

/** @throws OperationFailure `not_found`, the same for another merchant's object as for a missing one */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new OperationFailure('not_found');
  return row;
}

/** @throws OperationFailure `conflict` when the row was changed since the client read it */
export function requireVersion(row: { readonly version: number }, version: number): void {
  if (row.version !== version) throw new OperationFailure('conflict', { current_version: row.version });
}

const TAKEN: RuleName = 'taken';

/** @throws OperationFailure `conflict` naming the fields whose values are taken */
export function requireNotTaken(taken: readonly string[], language: Language): void {
  if (taken.length === 0) return;
  throw fieldFailure(
    'conflict',
    language,
    taken.map((path) => ({ path, rule: TAKEN })),
  );
}

/** @throws OperationFailure `conflict` on a unique violation; columns must be named like the request's fields */
export async function conflictOnDuplicate<T>(language: Language, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof UniqueViolation) requireNotTaken(error.columns, language);
    throw error;
  }
}
