import { z } from 'zod';
import { Day, Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { KopiykasSum } from '../shared/money-schema.ts';
import { MAX_REPORT_DAYS } from './figure-payments.ts';
import { responseCauses } from './response-codes.ts';
import { paymentForms } from './transaction-status.ts';

/** No payment is older. */
const FIRST_DAY = '2000-01-01';

const DAY_MS = 86_400_000;
/** 1 for a period that is left out. */
const daysIn = ({
  date_from = '',
  date_to = date_from,
}: {
  date_from?: string | undefined;
  date_to?: string | undefined;
}) => (date_from === '' ? 1 : (Date.parse(date_to) - Date.parse(date_from)) / DAY_MS + 1);

const count = z.int().min(0);

export const SalesReportQuery = z
  .strictObject({
    date_from: Day.optional().describe('First business day; default, without both: the first of this month'),
    date_to: Day.optional().describe(
      `Last business day; at most ${MAX_REPORT_DAYS} days in all; default, without both: today`,
    ),
    point_id: Id.optional().describe('Where the terminal stood when the payment was made'),
  })
  .refine(({ date_from, date_to }) => date_from !== undefined || date_to === undefined, {
    path: ['date_from'],
    error: 'required',
  })
  .refine(({ date_from, date_to }) => date_to !== undefined || date_from === undefined, {
    path: ['date_to'],
    error: 'required',
  })
  // The period before has to have days, too.
  .refine(({ date_from = FIRST_DAY }) => date_from >= FIRST_DAY, { path: ['date_from'], error: 'invalid' })
  .refine((query) => daysIn(query) >= 1, { path: ['date_to'], error: 'invalid' })
  .refine((query) => daysIn(query) <= MAX_REPORT_DAYS, { path: ['date_to'], error: 'period_too_long' });

const sums = {
  payments: count.describe('Payments that were approved, also when paid back later'),
  amount: KopiykasSum.describe('Of them'),
  refund_amount: KopiykasSum.describe('Paid back of them by now, whenever that was'),
};

/**
 * Sales of a period by several divisions. Each of them adds up to `totals`, and `getTransactionTotals` with the same
 * days and point has the same figures.
 */
export const SalesReport = z
  .strictObject({
    date_from: Day,
    date_to: Day,
    totals: z.strictObject(sums),
    previous: z
      .strictObject({
        date_from: Day,
        date_to: Day,
        until: Instant.nullable().describe(
          'While the asked period goes on: the moment of `date_to` up to which the sums are, so that equal parts are compared; null: all of `date_to`',
        ),
        ...sums,
        is_whole: z
          .boolean()
          .describe(
            'False: the merchant’s first payment came later than this period began, or it is not over; sums of it are not to be compared with',
          ),
      })
      .describe('The period of the same length before it, as far as the asked one has come'),
    by_day: z
      .array(z.strictObject({ date: Day, ...sums }))
      .describe('Every day of the period, also without sales'),
    by_hour: z
      .array(
        z.strictObject({
          weekday: z.int().min(1).max(7).describe('1: Monday'),
          hour: z.int().min(0).max(23).describe('In Kyiv, when the payment began'),
          ...sums,
        }),
      )
      .describe('Hours with sales, by weekday and hour'),
    by_point: z
      .array(
        z.strictObject({
          point: z.strictObject({ id: Id, name: z.string(), city: z.string() }).nullable(),
          ...sums,
        }),
      )
      .describe('Most sold first; null: the terminal stood nowhere'),
    by_payment_form: z.array(z.strictObject({ payment_form: z.enum(paymentForms), ...sums })),
    bonus_count: count.describe('Bonuses given to customers; 0 while there is no loyalty programme'),
    attempts: z
      .strictObject({
        decided: count.describe('Approved, declined or expired; without cash, which no bank decides'),
        approved: count,
        declined: count,
        expired: count,
      })
      .describe('Approval rate: approved / decided'),
    declines: z
      .array(
        z.strictObject({
          response_code: z.string(),
          response: z.string().describe('In the language of `lng`'),
          cause: z.enum(Object.keys(responseCauses) as [keyof typeof responseCauses]).nullable(),
          payments: count,
          amount: KopiykasSum,
        }),
      )
      .describe('Declined payments by the bank’s answer, most frequent first'),
  })
  .meta({ id: 'SalesReport' });

export type SalesReportEntity = z.infer<typeof SalesReport>;
