import type { Db } from './schema.ts';

/** The Kyiv day of a merchant's first payment, before which there is nothing to compare with; undefined: none yet. */
export async function dayOfFirstPayment(db: Db, merchant: string): Promise<string | undefined> {
  const first = await db
    .selectFrom('transactions')
    .select('date')
    .where('merchant_id', '=', merchant)
    .orderBy('started_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.date;
}
