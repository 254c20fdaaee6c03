/** The callback timeout is limited to 30 seconds. */
import { type Kysely, sql } from 'kysely';

const LONGEST_SECONDS = 30;

interface Kept {
  readonly id: string;
  readonly settings: string;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['terminals', 'terminal_templates']) {
    const table = sql.table(name);
    const { rows } = await sql<Kept>`
      select id, settings from ${table} where settings like '%callback_timeout_seconds%'`.execute(db);
    for (const { id, settings } of rows) {
      const known = JSON.parse(settings) as { callback_timeout_seconds: number };
      if (known.callback_timeout_seconds <= LONGEST_SECONDS) continue;
      const shorter = JSON.stringify({ ...known, callback_timeout_seconds: LONGEST_SECONDS });
      await sql`update ${table} set settings = ${shorter} where id = ${id}`.execute(db);
    }
  }
}
