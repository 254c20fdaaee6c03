import { exampleIds } from '../shared/example-ids.ts';
import { operation } from '../shared/operation.ts';
import { Dashboard } from './dashboard.ts';
import { SalesReport, SalesReportQuery } from './sales-report.ts';

export const getDashboard = operation({
  id: 'getDashboard',
  method: 'GET',
  path: '/api/v1/dashboard',
  summary: 'The figures of the home dashboard',
  description:
    'States of terminals and sales as they are at the moment. Sales count by the day in Kyiv on which a payment began.',
  permission: 'reports_view',
  data: Dashboard,
  assumed: 'What is counted: the specification names sales today and this month (spec §2).',
  example: {
    data: {
      at: '2026-11-20T09:00:00.000Z',
      terminals: {
        total: 400,
        added: 25,
        active: 355,
        blocked: 20,
        online: 301,
        unstable: 2,
        settings_waiting: 14,
        settings_waiting_capped: false,
        offline: {
          today: 21,
          week: 18,
          earlier: 12,
          never: 3,
          latest: [
            {
              id: exampleIds.terminal,
              number: 'S1100101',
              name: 'Каса 1',
              point: { id: exampleIds.point, name: 'Затишок на Городоцькій', city: 'Львів' },
              last_online_at: '2026-11-20T08:41:00.000Z',
              is_unstable: false,
            },
          ],
        },
      },
      sales: {
        today: {
          from: '2026-11-20',
          amount: 4_215_050,
          payments: 187,
          previous: {
            from: '2026-11-19',
            to: '2026-11-19T09:00:00.000Z',
            amount: 3_980_000,
            payments: 174,
          },
        },
        month: { from: '2026-11-01', amount: 184_302_700, payments: 8_120, previous: null },
      },
    },
  },
});

const ofADay = { payments: 2, amount: 60_000, refund_amount: 5_000 };

export const getSalesReport = operation({
  id: 'getSalesReport',
  method: 'GET',
  path: '/api/v1/dashboard/sales',
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
      previous: { date_from: '2026-11-17', date_to: '2026-11-18', payments: 0, amount: 0, refund_amount: 0 },
      by_day: [
        { date: '2026-11-19', ...ofADay },
        { date: '2026-11-20', payments: 0, amount: 0, refund_amount: 0 },
      ],
      by_hour: [{ weekday: 4, hour: 18, ...ofADay }],
      by_point: [
        { point: { id: exampleIds.point, name: 'Затишок на Городоцькій', city: 'Львів' }, ...ofADay },
      ],
      by_payment_form: [{ payment_form: 'card', ...ofADay }],
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

export const dashboardOperations = { getDashboard, getSalesReport };
