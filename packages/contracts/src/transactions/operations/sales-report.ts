import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { SalesReport, SalesReportQuery } from '../sales-report.ts';

const ofADay = { payments: 2, amount: 60_000, refund_amount: 5_000 };

export const getSalesReport = operation({
  id: 'getSalesReport',
  method: 'GET',
  path: '/api/v1/transactions/sales',
  summary: 'Sales of a period by day, hour, point and form of payment, and why cards were declined',
  description:
    'All figures are of one moment and of the payments that began on these days in Kyiv. Every division adds up to `totals`.',
  permission: 'reports_view',
  query: SalesReportQuery,
  data: SalesReport,
  codes: ['not_found'],
  assumed: 'How sales are divided: the specification names the dashboard only (spec §2).',
  example: {
    query: { date_from: '2026-11-19', date_to: '2026-11-20' },
    data: {
      date_from: '2026-11-19',
      date_to: '2026-11-20',
      totals: ofADay,
      previous: {
        ...{ date_from: '2026-11-17', date_to: '2026-11-18', until: null },
        ...{ payments: 0, amount: 0, refund_amount: 0, is_whole: true },
      },
      by_day: [
        { date: '2026-11-19', ...ofADay },
        { date: '2026-11-20', payments: 0, amount: 0, refund_amount: 0 },
      ],
      by_hour: [{ weekday: 4, hour: 18, ...ofADay }],
      by_point: [
        { point: { id: exampleIds.point, name: 'Затишок на Городоцькій', city: 'Львів' }, ...ofADay },
      ],
      by_payment_form: [{ payment_form: 'card', ...ofADay }],
      bonus_count: 0,
      attempts: { decided: 4, approved: 2, declined: 1, expired: 1 },
      declines: [
        {
          response_code: '51',
          response: 'Недостатньо коштів',
          cause: 'customer',
          payments: 1,
          amount: 12_000,
        },
      ],
    },
  },
});
