import { type Kysely, sql } from 'kysely';
import { addColumn, index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn('terminals', 'day_sales', 'text', '').up(db);
  await addColumn('terminals', 'cash_inside', 'money', 0).up(db);
  await addColumn('terminals', 'side_history', 'text', '[]').up(db);
  await sql`update terminals set
    cash_inside = coalesce((select sum(amount - refund_amount) from transactions
      where terminal_id = terminals.id and payment_form = 'cash' and paid_at is not null), 0)
      - coalesce((select sum(amount) from encashments where terminal_id = terminals.id), 0),
    side_history = side_changes`.execute(db);
  for (const column of ['day_sales', 'cash_inside']) {
    await index(db, 'terminals', ['merchant_id', column, 'id']);
  }
}
