import { type Kysely, type SqlBool, sql } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

/** The outbox of callbacks to merchants' servers, and every attempt to send one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'callback_deliveries',
    {
      ...business,
      ...{ transaction_id: 'text', terminal_id: 'text', nth: 'whole', status: 'text', host: 'text' },
      ...{ settings: 'text', told: 'text', state: 'text', attempts: 'whole' },
      ...{ last_http_status: 'whole?', last_reason: 'text?', next_attempt_at: 'text?' },
      ...{ tried_since: 'text', tried_before: 'whole', delivered_at: 'text?' },
    },
    { merchant_id: 'merchants', transaction_id: 'transactions', terminal_id: 'terminals' },
  );
  await unique(db, 'callback_deliveries', ['transaction_id', 'nth']);
  await index(db, 'callback_deliveries', ['merchant_id', 'created_at', 'id']);
  await index(db, 'callback_deliveries', ['merchant_id', 'state', 'created_at', 'id']);
  await index(db, 'callback_deliveries', ['merchant_id', 'status', 'created_at', 'id']);
  await index(db, 'callback_deliveries', ['terminal_id', 'created_at', 'id']);
  await index(db, 'callback_deliveries', ['next_attempt_at'], sql<SqlBool>`state = 'waiting'`);
  await createTable(
    db,
    'callback_attempts',
    {
      ...{ merchant_id: 'text', delivery_id: 'text', number: 'whole', sent_at: 'text', state: 'text' },
      ...{ reason: 'text?', http_status: 'whole?', duration_ms: 'whole', answer_bytes: 'whole' },
      ...{ answer: 'text', request: 'text' },
    },
    { merchant_id: 'merchants', delivery_id: 'callback_deliveries' },
  );
  await unique(db, 'callback_attempts', ['delivery_id', 'number']);
}
