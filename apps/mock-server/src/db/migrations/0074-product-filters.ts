import { type Kysely, type SqlBool, sql } from 'kysely';
import { index } from './columns.ts';

/** What few of many products have is found, and counted, without reading the others; timed by `node bench/run.ts rows`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const state of ['is null', 'is not null']) {
    const name = state === 'is null' ? 'products__active__ix' : 'products__archived__ix';
    const some = db.schema.createIndex(name).on('products').columns(['merchant_id', 'name_key', 'id']);
    await some.where(sql<SqlBool>`archived_at ${sql.raw(state)}`).execute();
  }
  for (const filter of ['kind', 'tax', 'has_excise', 'is_fiscal'])
    await index(db, 'products', ['merchant_id', filter, 'name_key', 'id']);
}
