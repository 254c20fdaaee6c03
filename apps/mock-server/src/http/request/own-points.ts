/** What somebody who is limited to points must not do, see `db/point-scope.ts`. */
import { fieldFailure } from '../response/field-failure.ts';
import { type Context, OperationFailure } from './handler.ts';

/** Whose points count. */
export interface Limited {
  readonly session: Pick<Context['session'], 'points'>;
}

/**
 * Nobody makes a terminal or hires somebody out of their own sight. @throws OperationFailure `validation_failed` at `path`
 * @param ids of the points where it is to be; none: at no point
 */
export function requireOwnPlace(
  { session, language }: Pick<Context, 'language'> & Limited,
  path: string,
  ids: readonly (string | null | undefined)[],
): void {
  if (session.points !== null && ids.every((id) => id == null))
    throw fieldFailure('validation_failed', language, [{ path, rule: 'required' }]);
}

/** @param beyond finds something of points where they don't work; undefined: nothing. @throws OperationFailure `beyond_own_points` */
export async function requireNothingBeyond(
  { session }: Limited,
  beyond: () => Promise<object | undefined>,
): Promise<void> {
  if (session.points !== null && (await beyond()) !== undefined)
    throw new OperationFailure('beyond_own_points');
}
