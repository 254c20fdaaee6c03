import type { Role } from '@kasa/contracts/shared/permissions';
import type { Db } from '../db/schema.ts';

/** Lets a session look through a role, or through no other than its own (null). Whoever calls this is an owner. */
export async function viewAs(tx: Db, sessionId: string, role: Role | null): Promise<void> {
  await tx.updateTable('sessions').set({ viewing_as: role }).where('id', '=', sessionId).execute();
}
