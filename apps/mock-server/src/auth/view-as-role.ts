import type { Role } from '@kasa/contracts/shared/permissions';
import type { Db, Row } from '../db/schema.ts';
import { OperationFailure } from '../http/request/handler.ts';

const SEEN = ['id', 'user_agent', 'address', 'viewing_as'] as const;

/**
 * Makes a session view as a role; null: as its own roles again. The caller checks that the user is an owner.
 * @returns the session before the change
 * @throws OperationFailure `not_authenticated` when it has ended since the request was authenticated
 */
export async function setViewedRole(
  tx: Db,
  sessionId: string,
  role: Role | null,
): Promise<Pick<Row<'sessions'>, (typeof SEEN)[number]>> {
  const own = tx.selectFrom('sessions').select(SEEN).where('id', '=', sessionId).forUpdate();
  const before = await own.executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  await tx.updateTable('sessions').set({ viewing_as: role }).where('id', '=', sessionId).execute();
  return before;
}
