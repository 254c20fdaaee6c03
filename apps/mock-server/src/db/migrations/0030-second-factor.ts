/** Second factors of sign-in, and the roles that a merchant requires one of. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn, createTable } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('second_factor_at', textType(db) as 'text')
    .execute();
  await addColumn('merchants', 'second_factor_roles', 'text', '[]').up(db);
  await createTable(
    db,
    'second_factors',
    { merchant_id: 'text', secret: 'text', begun_at: 'text', last_step: 'whole', recovery_codes: 'text' },
    { id: 'users', merchant_id: 'merchants' },
  );
}
