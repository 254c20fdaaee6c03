/** Routes and vehicles are found however their names are spaced (db/search.ts): those that are there already, too. */
import { type Kysely, sql } from 'kysely';

/** As `searchColumn` leaves them out from now on. */
const SIGNS = [' ', '№', '.', '-', '‐', '‑', '‒', '–', '—', '―', '−'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['routes', 'transports']) {
    for (const sign of SIGNS) {
      await sql`update ${sql.table(table)} set search = replace(search, ${sign}, '')
        where search like ${`%${sign}%`}`.execute(db);
    }
  }
}
