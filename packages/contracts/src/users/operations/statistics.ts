/** How people sell and work. */
import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { UserStatistics, UserStatisticsExportQuery, UserStatisticsQuery } from '../statistics.ts';

const path = '/api/v1/users/users/{id}/statistics';
const ownPath = '/api/v1/users/own-statistics';
const permission = 'reports_view';
const params = z.strictObject({ id: Id });
const assumed =
  'The specification has the statistics of a user (spec §2) and neither says what is in them nor shows a call.';

const period = { date_from: '2026-11-19', date_to: '2026-11-20' };
const nothing = {
  ...{ payments: 0, amount: 0, refund_amount: 0, average_amount: null },
  ...{ worked_minutes: 0, planned_minutes: 0 },
};
const ofADay = {
  ...{ payments: 2, amount: 60_000, refund_amount: 5_000, average_amount: 30_000 },
  ...{ worked_minutes: 363, planned_minutes: 360 },
};

const exampleStatistics: z.input<typeof UserStatistics> = {
  user: {
    ...{ id: exampleIds.userForPhoto, full_name: 'Гаврилюк Оксана Степанівна' },
    ...{ position: 'Касирка-інкасаторка', state: 'active' },
  },
  ...period,
  totals: ofADay,
  previous: { date_from: '2026-11-17', date_to: '2026-11-18', until: null, ...nothing, is_whole: true },
  median: null,
  by_day: [
    { date: '2026-11-19', ...ofADay },
    { date: '2026-11-20', ...nothing },
  ],
  by_point: [
    {
      point: { id: exampleIds.point, name: 'Затишок на Городоцькій', city: 'Львів' },
      ...ofADay,
      median: null,
    },
  ],
};

const description =
  'Sales are the payments at terminals where the person was signed in, by the day in Kyiv on which they began: `getTransactionTotals` with the same days and `cashier_id` has the same sums. All figures are as far as the caller sees the points; one’s own are of all points, also of those that one has left.';

export const getUserStatistics = operation({
  id: 'getUserStatistics',
  permission,
  method: 'GET',
  path,
  summary: 'How somebody sells and works: by day and by point, beside the period before and the others there',
  description,
  params,
  query: UserStatisticsQuery,
  data: UserStatistics,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.userForPhoto }, query: period, data: exampleStatistics },
});

export const exportUserStatistics = operation({
  ...exportedFile,
  id: 'exportUserStatistics',
  permission,
  path: `${path}/export`,
  summary: 'The days of somebody’s statistics as a file: a line for each day at each point',
  description: 'Above them what all of it comes to. Under the limits of `exportUsers`.',
  params,
  query: UserStatisticsExportQuery,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.userForPhoto },
    query: { format: 'xlsx', ...period },
    data: exampleFile('user-statistics'),
  },
});

export const getOwnStatistics = operation({
  id: 'getOwnStatistics',
  permission: null,
  method: 'GET',
  path: ownPath,
  summary: 'How one sells and works oneself, as `getUserStatistics` tells it',
  description,
  query: UserStatisticsQuery,
  data: UserStatistics,
  assumed,
  example: { query: period, data: exampleStatistics },
});

export const exportOwnStatistics = operation({
  ...exportedFile,
  id: 'exportOwnStatistics',
  permission: null,
  path: `${ownPath}/export`,
  summary: 'The days of one’s own statistics as a file, as `exportUserStatistics` has them',
  description: 'Under the limits of `exportUsers`.',
  query: UserStatisticsExportQuery,
  assumed,
  example: { query: { format: 'csv', ...period }, data: exampleFile('user-statistics') },
});
