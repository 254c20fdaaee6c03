import type { Kysely } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'collection_rounds',
    {
      ...business,
      number: 'whole',
      state: 'text',
      planned_for: 'text?',
      assignee_id: 'text?',
      stops_count: 'whole',
      collected_count: 'whole',
      skipped_count: 'whole',
      expected_amount: 'money',
      collected_amount: 'money',
      planned_by_id: 'text',
      planned_by_name: 'text',
      ended_at: 'text?',
    },
    { merchant_id: 'merchants', assignee_id: 'users' },
  );
  await unique(db, 'collection_rounds', ['merchant_id', 'number']);
  await index(db, 'collection_rounds', ['merchant_id', 'number', 'id']);
  await createTable(
    db,
    'collection_round_stops',
    {
      merchant_id: 'text',
      round_id: 'text',
      terminal_id: 'text',
      terminal_name: 'text',
      expected_amount: 'money',
      state: 'text',
      encashment_id: 'text?',
      skip_reason: 'text?',
      done_at: 'text?',
      closed_at: 'text?',
    },
    {
      merchant_id: 'merchants',
      round_id: 'collection_rounds',
      terminal_id: 'terminals',
      encashment_id: 'encashments',
    },
  );
  await index(db, 'collection_round_stops', ['round_id', 'id']);
  // A terminal is in one round at a time.
  await unique(db, 'collection_round_stops', ['terminal_id'], 'closed_at');
}
