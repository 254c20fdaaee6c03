import { z } from 'zod';

/** A point in time: ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso
  .datetime({ precision: 3, error: 'instant_format' })
  .meta({ id: 'Instant', description: 'ISO 8601, UTC, milliseconds' });

/** A calendar day, `YYYY-MM-DD`, Europe/Kyiv. */
export const Day = z.iso.date('day_format').meta({ id: 'Day', description: 'Calendar day, Europe/Kyiv' });

/** A time of day, `HH:mm`, Europe/Kyiv. */
export const TimeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time_format')
  .meta({ id: 'TimeOfDay', description: 'HH:mm, Europe/Kyiv' });
