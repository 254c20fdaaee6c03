import { type Kysely, sql } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

async function transactions(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'transactions',
    {
      ...business,
      terminal_id: 'text',
      point_id: 'text?',
      order_id: 'text',
      device_name: 'text',
      company: 'text',
      date: 'text',
      started_at: 'text',
      ended_at: 'text?',
      amount: 'money',
      payment_form: 'text',
      status: 'text',
      bank: 'text?',
      card_mask: 'text?',
      rrn: 'text?',
      response_code: 'text?',
      paid_at: 'text?',
      refund_amount: 'money',
      refunded_at: 'text?',
      fiscal_number: 'text?',
    },
    { merchant_id: 'merchants', terminal_id: 'terminals', point_id: 'branches' },
  );
  await unique(db, 'transactions', ['merchant_id', 'order_id']);
  await index(db, 'transactions', ['merchant_id', 'started_at', 'id']);
  await index(db, 'transactions', ['terminal_id', 'started_at', 'id']);
  // Sums use covering indexes, which must include the columns of their own conditions in SQLite.
  const summed = ['paid_at', 'payment_form', 'amount', 'refund_amount'];
  const paid = sql<boolean>`paid_at is not null`;
  await index(db, 'transactions', ['merchant_id', 'date', ...summed], paid);
  const paidInCash = sql<boolean>`payment_form = 'cash' and paid_at is not null`;
  await index(db, 'transactions', ['terminal_id', ...summed], paidInCash);
}

async function encashments(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'encashments',
    {
      ...business,
      terminal_id: 'text',
      number: 'whole',
      taken_at: 'text',
      carried_amount: 'money',
      received_total: 'money',
      refunded_total: 'money',
      payments_total: 'whole',
      received_amount: 'money',
      refunded_amount: 'money',
      payments_count: 'whole',
      inside_amount: 'money',
      amount: 'money',
      left_amount: 'money',
      comment: 'text?',
      terminal_name: 'text',
      place: 'text?',
      company: 'text',
      by_user_id: 'text?',
      by_user_name: 'text',
    },
    { merchant_id: 'merchants', terminal_id: 'terminals' },
  );
  await unique(db, 'encashments', ['terminal_id', 'number']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await transactions(db);
  await encashments(db);
}
