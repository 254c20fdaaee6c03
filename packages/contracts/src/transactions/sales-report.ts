import { z } from 'zod';
import { Day } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { KopiykasSum } from '../shared/money-schema.ts';
import { previousPeriod, reportPeriod, withReportPeriod } from '../shared/report-period.ts';
import { responseCauses } from './response-codes.ts';
import { paymentForms } from './transaction-status.ts';

const count = z.int().min(0);

export const SalesReportQuery = withReportPeriod(
  z.strictObject({
    ...reportPeriod,
    point_id: Id.optional().describe('Where the terminal stood when the payment was made'),
  }),
);

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
    previous: previousPeriod(
      sums,
      'False: the merchant’s first payment came later than this period began, or it is not over; sums of it are not to be compared with',
    ),
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
    bonus_count: count.describe(
      'How many times customers were given bonuses; of a session that is limited to points, by purchases there',
    ),
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
