/** Requests to swap shifts of published weeks, and templates of weeks. */
import type { Kysely } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys to points and people: their locks would cross those of changes there.
  await createTable(
    db,
    'shift_swaps',
    {
      ...business,
      ...{ point_id: 'text', user_id: 'text', day: 'text', from_time: 'text', to_time: 'text' },
      ...{ colleague_id: 'text', colleague_day: 'text?', colleague_from: 'text?', colleague_to: 'text?' },
      ...{ note: 'text?', state: 'text', decided_by_id: 'text?', decided_by_name: 'text?' },
    },
    { merchant_id: 'merchants' },
  );
  await index(db, 'shift_swaps', ['point_id', 'state']);
  await index(db, 'shift_swaps', ['user_id', 'updated_at']);
  await index(db, 'shift_swaps', ['colleague_id', 'updated_at']);
  await createTable(
    db,
    'week_templates',
    {
      ...business,
      ...{ point_id: 'text', name: 'text', name_key: 'text' },
      ...{ opens: 'text', closes: 'text', open_days: 'text', shifts: 'text' },
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'week_templates', ['point_id', 'name']);
  await index(db, 'week_templates', ['point_id', 'name_key', 'id']);
  await index(db, 'week_templates', ['merchant_id', 'name_key', 'id']);
}
