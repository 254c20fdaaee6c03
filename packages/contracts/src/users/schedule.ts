/** The work schedule of a point: a week as it is planned, and as it was published. */
import { z } from 'zod';
import { Day, Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, Version } from '../shared/ids.ts';
import { PersonReference } from '../shared/people.ts';
import { MAX_WEEK_SHIFTS } from './schedule-rules.ts';
import { OpeningHours, shiftTime } from './schedule-time.ts';
import { ShiftSwap } from './swaps.ts';
import { userStates } from './user-states.ts';

/** A day of a week that can be planned. */
const DayOfWeek = Day.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'invalid').describe(
  'Any day of the week, in the years 2000 to 2099',
);

export const PlannedShift = z.strictObject({ user_id: Id, ...shiftTime }).meta({ id: 'PlannedShift' });

/** A week of a point. */
export const Schedule = z
  .strictObject({
    point: NamedReference,
    week: Day.describe('Its Monday'),
    version: z.int().min(0).describe('0: nothing was planned yet'),
    hours: OpeningHours.describe(
      'When the point is open; in a week without a plan as in the newest one, 09:00 to 21:00 every day if nothing was ever planned',
    ),
    shifts: z.array(PlannedShift).describe('The plan, by day, time and person; nobody but planners sees it'),
    published: z
      .strictObject({ at: Instant, by: PersonReference, shifts: z.array(PlannedShift) })
      .nullable()
      .describe('What the people see; null: nothing yet'),
    people: z
      .array(
        z.strictObject({
          id: Id,
          full_name: z.string(),
          position: z.string().nullable(),
          state: z.enum(userStates),
          works_here: z.boolean().describe('False: is planned or was published, but works here no more'),
        }),
      )
      .describe('Who works here, and whoever else is in the week, in alphabetical order'),
    elsewhere: z
      .array(
        z.strictObject({
          ...PlannedShift.shape,
          point: NamedReference.nullable().describe('Null: one that whoever asks does not see'),
        }),
      )
      .describe(
        'What the plans have for these people besides: at other points, and here on the day before and after. Of points that the caller does not see what is published',
      ),
    swaps: z
      .array(ShiftSwap)
      .describe(
        'Requests to swap a shift of the week that wait for an answer or a decision, the oldest first',
      ),
  })
  .meta({ id: 'Schedule' });

export const ScheduleWeek = z.strictObject({ week: DayOfWeek });

export const ScheduleExportQuery = z.strictObject({ week: DayOfWeek, format: z.enum(exportFormats) });

export const ScheduleInput = z
  .strictObject({
    week: DayOfWeek,
    version: z.int().min(0).describe('Of the plan that was changed'),
    hours: OpeningHours,
    shifts: z.array(PlannedShift).max(MAX_WEEK_SHIFTS),
  })
  .meta({ id: 'ScheduleInput' });

export const SchedulePublication = z
  .strictObject({ week: DayOfWeek, version: Version })
  .meta({ id: 'SchedulePublication' });

/** Days of one's own shifts that are read at a time, at most. */
export const MAX_OWN_DAYS = 31;

export const OwnShiftsQuery = z
  .strictObject({
    date_from: Day.optional().describe('Default: yesterday, whose shift may go on'),
    date_to: Day.optional().describe(`Default: so that it is ${MAX_OWN_DAYS} days`),
  })
  .refine(({ date_from = '', date_to = date_from }) => date_from <= date_to, {
    ...{ path: ['date_to'], error: 'invalid' },
  })
  .refine(
    ({ date_from, date_to }) =>
      date_from === undefined ||
      date_to === undefined ||
      Date.parse(date_to) - Date.parse(date_from) < MAX_OWN_DAYS * 86_400_000,
    { path: ['date_to'], error: 'period_too_long' },
  );

export const OwnShifts = z
  .strictObject({
    items: z.array(
      z.strictObject({
        ...shiftTime,
        point: NamedReference,
        colleagues: z.array(z.string()).describe('Names of who works there at the same time'),
      }),
    ),
  })
  .meta({ id: 'OwnShifts' });

export type ScheduleEntity = z.infer<typeof Schedule>;
export type ScheduleFields = z.infer<typeof ScheduleInput>;
export type PlannedShiftEntity = z.infer<typeof PlannedShift>;
