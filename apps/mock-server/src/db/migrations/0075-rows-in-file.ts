import type { Kysely } from 'kysely';

/** How many rows an import is to have, where that was said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_imports').addColumn('rows_in_file', 'integer').execute();
}
