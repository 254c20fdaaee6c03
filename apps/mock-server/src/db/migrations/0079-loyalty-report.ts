import type { Kysely } from 'kysely';
import { index } from './columns.ts';

/** What all discounts of a merchant gave within some days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'loyalty_commit_rules', ['merchant_id', 'date']);
}
