import type { Db } from '../../db/schema.ts';
import { UNKNOWN_ID } from './failure-cases.ts';

/** The tax service has registered a document of the shift, and does not answer. */
export const pendingDocument = (shift_id: string) => async (db: Db) => {
  const of = { shift_id, local_number: 99, state: 'pending' } as const;
  const first = db.selectFrom('register_documents').selectAll().where('shift_id', '=', of.shift_id);
  const row = { ...(await first.executeTakeFirstOrThrow()), ...of, id: UNKNOWN_ID, settled_at: null };
  await db.insertInto('register_documents').values(row).execute();
  await db.updateTable('tax_documents').set({ answers_at: '2999-01-01T00:00:00.000Z' }).execute();
};
