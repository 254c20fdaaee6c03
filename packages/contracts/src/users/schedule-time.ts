import { z } from 'zod';
import { Day } from '../shared/dates.ts';

/** A time on the clock in Kyiv, on the half hour. */
export const HalfHour = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):(?:00|30)$/, 'half_hour')
  .meta({ id: 'HalfHour', description: 'HH:00 or HH:30, Europe/Kyiv' });

/** Fields of when somebody works. */
export const shiftTime = {
  day: Day.describe('On which it begins'),
  from: HalfHour,
  to: HalfHour.describe('At or before `from`: of the next day'),
};

export const OpeningHours = z
  .strictObject({
    from: HalfHour,
    to: HalfHour.describe('At or before `from`: of the next day'),
    days: z
      .array(z.int().min(1).max(7))
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'invalid')
      .describe('Days of the week, 1 is Monday'),
  })
  .meta({ id: 'OpeningHours' });
