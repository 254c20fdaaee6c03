import type { SwapState } from '@kasa/contracts/users/swap-states';
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

/** Requests of somebody to swap a published shift with a colleague at the same point. */
export interface ShiftSwapsTable extends BusinessColumns {
  point_id: string;
  /** Who asks, and the shift. */
  user_id: string;
  day: string;
  from_time: string;
  to_time: string;
  colleague_id: string;
  /** The shift that is taken in return; null: none. */
  colleague_day: string | null;
  colleague_from: string | null;
  colleague_to: string | null;
  note: string | null;
  /** An open one may have lapsed since: by time, and where people work. */
  state: SwapState;
  decided_by_id: string | null;
  /** As they were called then. */
  decided_by_name: string | null;
}

/** Weeks of points that plans are begun with. */
export interface WeekTemplatesTable extends BusinessColumns {
  point_id: string;
  name: string;
  /** `sortKey(name)`. */
  name_key: string;
  opens: string;
  closes: string;
  /** JSON list of days of the week. */
  open_days: string;
  /** JSON list of `TemplateShift`. */
  shifts: string;
}

/** When people were at work: signed in at a terminal of a point. */
export interface AttendancesTable extends BusinessColumns {
  user_id: string;
  point_id: string;
  /** Kyiv day of `came_at`. */
  day: string;
  came_at: string;
  /** Null: is there still. In the demo it may be to come. */
  left_at: string | null;
}

/** Tables of work schedules and work, by name. */
export interface ScheduleTables {
  schedules: SchedulesTable;
  planned_shifts: PlannedShiftsTable;
  shift_swaps: ShiftSwapsTable;
  week_templates: WeekTemplatesTable;
  attendances: AttendancesTable;
}

/** In insert order, after users. */
export const SCHEDULE_TABLES = [
  'schedules',
  'planned_shifts',
  'shift_swaps',
  'week_templates',
  'attendances',
] as const;
