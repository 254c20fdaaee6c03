/** Terminals are found by their website, also those that were there before. */
import { type Kysely, sql } from 'kysely';
import { searchColumn } from '../search.ts';

type Known = Record<'id' | 'number' | 'name' | 'serial' | 'ptks_id' | 'website', string>;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Known>`
    select id, number, name, serial, ptks_id, website from terminals where website is not null`.execute(db);
  for (const { id, number, name, serial, ptks_id, website } of rows) {
    const search = searchColumn('terminals', number, name, serial, ptks_id, website);
    await sql`update terminals set search = ${search} where id = ${id}`.execute(db);
  }
}
