import type { Kysely } from 'kysely';
import { index } from './columns.ts';

/** What excise is paid for costs much or little, so it stands together in a list by price. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  index(db, 'products', ['merchant_id', 'has_excise', 'price', 'id']);
