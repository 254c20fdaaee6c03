import { type Kysely, type SqlBool, sql } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';
import { refuse } from './triggers.ts';

/** Reversals asked for, and the acquirer's own book of what it decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'reversals',
    {
      ...business,
      ...{ transaction_id: 'text', amount: 'money', kind: 'text', state: 'text', from_status: 'text' },
      ...{
        reason: 'text',
        response_code: 'text?',
        settled_at: 'text?',
        next_check_at: 'text',
        checks: 'whole',
      },
      ...{ by_user_id: 'text', by_user_name: 'text', by_user_phone: 'text' },
      ...{ action: 'text', address: 'text' },
    },
    { merchant_id: 'merchants', transaction_id: 'transactions' },
  );
  const open = sql<SqlBool>`state = 'open'`;
  await unique(db, 'reversals', ['transaction_id'], open);
  await index(db, 'reversals', ['next_check_at'], open);
  await index(db, 'reversals', ['transaction_id', 'created_at']);
  await refuse(db, 'reversals_delete', 'before delete on reversals', 'true', 'reversals are append-only');
  const changed = `old.state <> 'open' or new.amount <> old.amount or new.transaction_id <> old.transaction_id`;
  await refuse(db, 'reversals_update', 'before update on reversals', changed, 'a settled reversal stays so');
  const tooMuch = `new.amount <= 0 or not exists (select 1 from transactions where id = new.transaction_id
    and merchant_id = new.merchant_id and refund_amount + new.amount <= amount)`;
  await refuse(
    db,
    'reversals_insert',
    'before insert on reversals',
    tooMuch,
    'no reversal of more than is left',
  );
  await createTable(db, 'acquirer_records', {
    ...{ merchant_id: 'text', amount: 'money', requests: 'whole' },
    ...{ response_code: 'text?', decided_at: 'text?', answers_at: 'text?' },
  });
  await index(db, 'transactions', ['started_at', 'id'], sql<SqlBool>`status in ('created', 'authorized')`);
}
