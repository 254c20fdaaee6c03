import { exampleIds } from '../shared/example-ids.ts';
import { operation } from '../shared/operation.ts';
import { Dashboard } from './dashboard.ts';

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

export const dashboardOperations = { getDashboard };
