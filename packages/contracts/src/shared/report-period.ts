/** The period of a report: business days in Kyiv, both included. */
import { z } from 'zod';
import { Day, Instant } from './dates.ts';
import { MAX_REPORT_DAYS } from './report-days.ts';

/** No payment is older. */
const FIRST_DAY = '2000-01-01';
const DAY_MS = 86_400_000;

interface Period {
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** 1 for a period that is left out. */
const daysIn = ({ date_from = '', date_to = date_from }: Period) =>
  date_from === '' ? 1 : (Date.parse(date_to) - Date.parse(date_from)) / DAY_MS + 1;

/** Fields of a query; check it with `withReportPeriod`. */
export const reportPeriod = {
  date_from: Day.optional().describe('First business day; default, without both: the first of this month'),
  date_to: Day.optional().describe(
    `Last business day; at most ${MAX_REPORT_DAYS} days in all; default, without both: today`,
  ),
};

/** Both days or none, in order, not too many of them; the period before has to have days, too. */
export const withReportPeriod = <Schema extends z.ZodType<Period>>(schema: Schema) =>
  schema
    .refine(({ date_from, date_to }) => date_from !== undefined || date_to === undefined, {
      path: ['date_from'],
      error: 'required',
    })
    .refine(({ date_from, date_to }) => date_to !== undefined || date_from === undefined, {
      path: ['date_to'],
      error: 'required',
    })
    .refine(({ date_from = FIRST_DAY }) => date_from >= FIRST_DAY, { path: ['date_from'], error: 'invalid' })
    .refine((query) => daysIn(query) >= 1, { path: ['date_to'], error: 'invalid' })
    .refine((query) => daysIn(query) <= MAX_REPORT_DAYS, { path: ['date_to'], error: 'period_too_long' });

/** The period of the same length before a report's, with the same figures. */
export const previousPeriod = <Figures extends z.ZodRawShape>(figures: Figures, isWhole: string) =>
  z
    .strictObject({
      date_from: Day,
      date_to: Day,
      until: Instant.nullable().describe(
        'While the asked period goes on: the moment of `date_to` up to which the figures are, so that equal parts are compared; null: all of `date_to`',
      ),
      ...figures,
      is_whole: z.boolean().describe(isWhole),
    })
    .describe('The period of the same length before it, as far as the asked one has come');
