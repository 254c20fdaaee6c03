/** All that is stored, for tests of what must change nothing or hold nothing. */
import { createHash } from 'node:crypto';
import { type Db, TABLES } from '../../db/schema.ts';

/** Every row of every table, as one text for each table. */
export async function storedText(db: Db): Promise<string[]> {
  const texts: string[] = [];
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().orderBy('id').execute();
    texts.push(JSON.stringify([table, rows]));
  }
  return texts;
}

/** A fingerprint of everything stored. */
export async function stateOf(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const text of await storedText(db)) hash.update(text);
  return hash.digest('hex');
}
