import type { BusinessColumns } from './columns.ts';

/** Weeks of points that were planned. */
export interface SchedulesTable extends BusinessColumns {
  point_id: string;
  /** Its Monday, Kyiv day. */
  week: string;
  /** `HH:mm`, Kyiv time; closing at or before opening: of the next day. */
  opens: string;
  closes: string;
  /** JSON list of days of the week. */
  open_days: string;
  /** Null: never. */
  published_at: string | null;
  published_by_id: string | null;
  /** As they were called then. */
  published_by_name: string | null;
}

/** Shifts of a week, as they are planned, and once more as they were published. */
export interface PlannedShiftsTable {
  id: string;
  merchant_id: string;
  schedule_id: string;
  /** That of the schedule. */
  point_id: string;
  user_id: string;
  is_published: 0 | 1;
  /** Kyiv day on which it begins. */
  day: string;
  from_time: string;
  /** At or before `from_time`: of the next day. */
  to_time: string;
}

/** Tables of work schedules, by name. */
export interface ScheduleTables {
  schedules: SchedulesTable;
  planned_shifts: PlannedShiftsTable;
}

/** In insert order, after users. */
export const SCHEDULE_TABLES = ['schedules', 'planned_shifts'] as const;
