import type { Role } from '@kasa/contracts/shared/permissions';
import type { Db, Row } from '../db/schema.ts';
import { OperationFailure } from '../http/request/handler.ts';

const SEEN = ['id', 'user_agent', 'address', 'viewing_as'] as const;

/**
 * Lets a session look through a role, or through no other than its own (null). Whoever calls this is an owner.
 * @returns the session as it was
 * @throws OperationFailure `not_authenticated` when it has ended since the request was let in
 */
export async function viewAs(
  tx: Db,
  sessionId: string,
  role: Role | null,
): Promise<Pick<Row<'sessions'>, (typeof SEEN)[number]>> {
  const own = tx.selectFrom('sessions').select(SEEN).where('id', '=', sessionId).forUpdate();
  const before = await own.executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  await tx.updateTable('sessions').set({ viewing_as: role }).where('id', '=', sessionId).execute();
  return before;
}
