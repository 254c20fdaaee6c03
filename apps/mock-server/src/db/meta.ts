/** Single values of the whole database, by key. */
import type { Db } from './schema.ts';

/** @param how `locked`: until the transaction ends */
export async function readMeta(db: Db, key: string, how?: 'locked'): Promise<string | undefined> {
  const row = db.selectFrom('meta').select('value').where('key', '=', key);
  return (await (how === 'locked' ? row.forUpdate() : row).executeTakeFirst())?.value;
}

export async function writeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The value, made on first use; the same for all servers. */
export async function readOrMakeMeta(
  db: Db,
  key: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const known = await readMeta(db, key);
  if (known !== undefined) return known;
  const value = await make();
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((same) => same.doNothing())
    .execute();
  // Another server may have inserted its own first; that one is used.
  return (await readMeta(db, key)) ?? value;
}
