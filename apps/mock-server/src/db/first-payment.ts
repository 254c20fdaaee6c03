import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * The Kyiv day of a merchant's first payment, before which there is nothing to compare with; undefined: none yet.
 * @param which a condition on payments; default: all of the merchant
 */
export async function dayOfFirstPayment(
  db: Db,
  merchant: string,
  which: RawBuilder<SqlBool> = sql`1 = 1`,
): Promise<string | undefined> {
  const first = await db
    .selectFrom('transactions')
    .select('date')
    .where('merchant_id', '=', merchant)
    .where(which)
    .orderBy('started_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.date;
}
