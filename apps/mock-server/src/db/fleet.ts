/**
 * Where statements begin that read terminals: from the fleet, or from all rows, those of released terminals too, which
 * stay for their history. Nothing else selects from the table, see the test.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cachedNumber } from './query-cache.ts';
import type { Db } from './schema.ts';

/** Not released. A literal, not a parameter: partial indexes hold only these. */
export const IN_FLEET = sql<SqlBool>`terminals.status <> 'released'`;

/** The terminals that merchants hold today. */
export const fleet = (db: Db) => db.selectFrom('terminals').where(IN_FLEET);

/** All terminals: for history, for rows locked by id whose status is judged then, and where another status is asked for. */
export const everTerminals = (db: Db) => db.selectFrom('terminals');

/**
 * The condition that leaves a merchant's fleet of all its terminals, for statements that walk an index in order;
 * undefined: it has released none. Few have, and any condition lets SQLite take another index.
 */
export async function fleetCondition(db: Db, merchant: string): Promise<RawBuilder<SqlBool> | undefined> {
  const any = sql<{ n: number }>`select exists (
    select 1 from terminals where merchant_id = ${merchant} and status = 'released') as n`;
  return Number(await cachedNumber(db, any.compile(db))) > 0 ? IN_FLEET : undefined;
}

/** Who is paid at each of `terminals`: the company of its point, or the merchant. */
export const payee = sql<string>`coalesce(
  (select companies.name from branches inner join companies on companies.id = branches.company_id
    where branches.id = terminals.point_id),
  (select merchants.name from merchants where merchants.id = terminals.merchant_id))`;
