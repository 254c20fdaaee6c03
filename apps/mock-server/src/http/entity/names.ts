import { formatPhone } from '@kasa/contracts/shared/phone';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The table behind a filter by id, and its column with the name. */
const NAMED = {
  terminal_id: ['terminals', 'name'],
  point_id: ['branches', 'name'],
  template_id: ['terminal_templates', 'name'],
  vehicle_id: ['transports', 'transport_num'],
  transport_id: ['transports', 'transport_num'],
  route_id: ['routes', 'name'],
  branch_id: ['branches', 'name'],
  user_id: ['users', 'full_name'],
  cashier_id: ['users', 'full_name'],
  parent_id: ['companies', 'name'],
  group_id: ['product_groups', 'name'],
} as const;

/**
 * The query with names instead of ids, in one text for a list of them; what is not the merchant's keeps its id. People
 * are told apart by phone and id.
 */
export async function withNames(
  db: Db,
  merchant: string,
  query: object,
  showsPhones: boolean,
): Promise<object> {
  const named: Record<string, unknown> = { ...query };
  for (const [filter, [table, column]] of Object.entries(NAMED)) {
    const given = named[filter] as string | readonly string[] | undefined;
    if (given === undefined) continue;
    const ids = [given].flat().flatMap((some) => some.split(','));
    const isPerson = table === 'users';
    const phone = isPerson && showsPhones ? sql.ref('phone') : sql.lit(null);
    const own = sql<{ id: string; name: string; phone: string | null }>`
      select id, ${sql.ref(column)} as name, ${phone} as phone from ${sql.table(table)}
      where merchant_id = ${merchant} and id in (${sql.join(ids)})`;
    const nameOf = (one: { id: string; name: string; phone: string | null }) =>
      isPerson
        ? [one.name, one.phone && formatPhone(one.phone), one.id].filter(Boolean).join(', ')
        : one.name;
    const names = new Map((await own.execute(db)).rows.map((one) => [one.id, nameOf(one)]));
    named[filter] = ids.map((id) => names.get(id) ?? id).join(isPerson ? '; ' : ', ');
  }
  return named;
}
