import type { Role } from '@kasa/contracts/shared/permissions';
import type { Db } from '../db/schema.ts';

/**
 * Lets a session look through a role, or through no other than its own (null). Whoever calls this is an owner.
 * @returns the role that it looked through before
 */
export async function viewAs(tx: Db, sessionId: string, role: Role | null): Promise<string | null> {
  const own = tx.selectFrom('sessions').select('viewing_as').where('id', '=', sessionId).forUpdate();
  const before = await own.executeTakeFirst();
  await tx.updateTable('sessions').set({ viewing_as: role }).where('id', '=', sessionId).execute();
  return before?.viewing_as ?? null;
}
