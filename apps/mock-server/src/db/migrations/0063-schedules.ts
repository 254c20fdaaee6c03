/** Work schedules of points, week by week, with the shifts that are planned and those that are published. */
import { type Kysely, sql } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `point_id` has no foreign key: its lock on the point would cross those of changes of the point.
  await createTable(
    db,
    'schedules',
    {
      ...business,
      ...{ point_id: 'text', week: 'text', opens: 'text', closes: 'text', open_days: 'text' },
      ...{ published_at: 'text?', published_by_id: 'text?', published_by_name: 'text?' },
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'schedules', ['point_id', 'week']);
  await createTable(
    db,
    'planned_shifts',
    {
      ...{
        merchant_id: 'text',
        schedule_id: 'text',
        point_id: 'text',
        user_id: 'text',
        is_published: 'flag',
      },
      ...{ day: 'text', from_time: 'text', to_time: 'text' },
    },
    { merchant_id: 'merchants', schedule_id: 'schedules' },
  );
  await index(db, 'planned_shifts', ['schedule_id', 'is_published', 'day']);
  await index(db, 'planned_shifts', ['user_id', 'is_published', 'day']);
  await index(db, 'planned_shifts', ['point_id', 'is_published', 'day']);
  // Of points that were deleted: nobody works there.
  await sql`delete from user_points where point_id not in (select id from branches)`.execute(db);
}
