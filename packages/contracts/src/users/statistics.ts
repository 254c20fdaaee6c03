/** How somebody sells and works. */
import { z } from 'zod';
import { Day } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id } from '../shared/ids.ts';
import { Kopiykas, KopiykasSum } from '../shared/money-schema.ts';
import { previousPeriod, reportPeriod, withReportPeriod } from '../shared/report-period.ts';
import { LEAST_PEOPLE_OF_MEDIAN } from './median-people.ts';
import { userStates } from './user-states.ts';

export const UserStatisticsQuery = withReportPeriod(z.strictObject(reportPeriod));
export const UserStatisticsExportQuery = withReportPeriod(
  z.strictObject({ format: z.enum(exportFormats), ...reportPeriod }),
);

const count = z.int().min(0);
const figures = {
  payments: count.describe(
    'Payments at terminals where the person was signed in that were approved, also when paid back later',
  ),
  amount: KopiykasSum.describe('Of them'),
  refund_amount: KopiykasSum.describe('Paid back of them by now, whenever that was and whoever did it'),
  average_amount: Kopiykas.nullable().describe(
    'Average receipt: amount / payments, rounded half up; null: nothing was sold',
  ),
  worked_minutes: count.describe(
    'Signed in at terminals of a point, up to now; by the day on which it began. Without an end: to the end of that day',
  ),
  planned_minutes: count.describe(
    'Of published shifts, as far as they have passed by now; by the day on which they begin',
  ),
};

const median = z.strictObject({ people: z.int().min(LEAST_PEOPLE_OF_MEDIAN), ...figures }).meta({
  id: 'UserStatisticsMedian',
  description:
    'The middle of each figure among the people, whoever is asked about among them; there is none where that one sold nothing; of an even number the mean of the two in the middle, rounded half up',
});

/** What somebody sold in a period, and when they worked. */
export const UserStatistics = z
  .strictObject({
    user: z.strictObject({
      id: Id,
      full_name: z.string(),
      position: z.string().nullable(),
      state: z.enum(userStates),
    }),
    date_from: Day,
    date_to: Day,
    totals: z.strictObject(figures),
    previous: previousPeriod(
      figures,
      'False: the person’s first payment came later than this period began, or it is not over; figures of it are not to be compared with',
    ),
    median: median
      .nullable()
      .describe(
        `Of those who sold at the points of \`by_point\`, all those points together; null: fewer than ${LEAST_PEOPLE_OF_MEDIAN} people did, or the caller does not see the point`,
      ),
    by_day: z
      .array(z.strictObject({ date: Day, ...figures }))
      .describe('Every day of the period, also without anything'),
    by_point: z
      .array(
        z.strictObject({
          point: z.strictObject({ id: Id, name: z.string(), city: z.string() }).nullable(),
          ...figures,
          median: median
            .nullable()
            .describe(
              `Of those who sold there; null: fewer than ${LEAST_PEOPLE_OF_MEDIAN} people did, or the caller does not see the point`,
            ),
        }),
      )
      .describe(
        'Where the person sold, worked or was planned; most sold first. Point null: the terminal stood nowhere',
      ),
  })
  .meta({ id: 'UserStatistics' });

export type UserStatisticsEntity = z.infer<typeof UserStatistics>;
/** What is told of a person, a day, a point or the middle of several people. */
export type UserFigures = UserStatisticsEntity['totals'];
