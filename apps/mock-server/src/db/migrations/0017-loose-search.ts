/** Removes ignored signs from the search texts of routes and vehicles (db/search.ts). */
import { type Kysely, sql } from 'kysely';

/** The signs that `searchColumn` now ignores. */
const SIGNS = [' ', '№', '.', '-', '‐', '‑', '‒', '–', '—', '―', '−'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['routes', 'transports']) {
    for (const sign of SIGNS) {
      await sql`update ${sql.table(table)} set search = replace(search, ${sign}, '')
        where search like ${`%${sign}%`}`.execute(db);
    }
  }
}
