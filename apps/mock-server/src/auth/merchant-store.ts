import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';

export async function renameMerchant(tx: Db, id: string, name: string, now: string): Promise<string> {
  const own = tx.selectFrom('merchants').select('name').where('id', '=', id).forUpdate();
  const before = await own.executeTakeFirstOrThrow();
  const columns = { name, ...updatedRowColumns(now) };
  await tx.updateTable('merchants').set(columns).where('id', '=', id).execute();
  return before.name;
}
