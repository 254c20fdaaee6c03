import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The table behind a filter by id, and its column with the name. */
const NAMED = {
  point_id: ['branches', 'name'],
  template_id: ['terminal_templates', 'name'],
  vehicle_id: ['transports', 'transport_num'],
  transport_id: ['transports', 'transport_num'],
  route_id: ['routes', 'name'],
  branch_id: ['branches', 'name'],
  user_id: ['users', 'full_name'],
} as const;

/** The query with names instead of ids; what is not the merchant's keeps its id. */
export async function withNames(db: Db, merchant: string, query: object): Promise<object> {
  const named: Record<string, unknown> = { ...query };
  for (const [filter, [table, column]] of Object.entries(NAMED)) {
    const id = named[filter];
    if (id === undefined) continue;
    const own = sql<{ name: string }>`
      select ${sql.ref(column)} as name from ${sql.table(table)} where merchant_id = ${merchant} and id = ${id}`;
    named[filter] = (await own.execute(db)).rows[0]?.name ?? id;
  }
  return named;
}
