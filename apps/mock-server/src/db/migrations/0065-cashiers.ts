/** Who took a payment, and when people were at work. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { business, createTable, index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('transactions')
    .addColumn('cashier_id', textType(db) as 'text')
    .execute();
  const taken = sql<SqlBool>`cashier_id is not null`;
  // With what sums, counts and a limit to points ask for; all its columns would make too long a name.
  await sql`create index transactions__merchant_id__cashier_id__with_sums__ix on transactions
    (merchant_id, cashier_id, started_at, id, paid_at, point_id, amount, refund_amount) where ${taken}`.execute(
    db,
  );
  await index(db, 'transactions', ['merchant_id', 'cashier_id', 'amount', 'id'], taken);
  // No foreign keys to points and people: their locks would cross those of changes there.
  await createTable(
    db,
    'attendances',
    { ...business, user_id: 'text', point_id: 'text', day: 'text', came_at: 'text', left_at: 'text?' },
    { merchant_id: 'merchants' },
  );
  await index(db, 'attendances', ['user_id', 'day']);
  await index(db, 'attendances', ['point_id', 'day']);
}
