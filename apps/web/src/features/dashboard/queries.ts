import type { LiveRules } from '../../shared/live/live-cache.ts';
import type { DataOf } from '../../shared/query/operations.ts';

export type Dashboard = DataOf<'getDashboard'>;
export type DeclinePattern = DataOf<'getDeclinePatterns'>['items'][number];
export type SalesReport = DataOf<'getSalesReport'>;

/** Events that change the figures. */
const REFRESHING_EVENTS: ReadonlySet<string> = new Set([
  'terminal.connectivity',
  'terminal.changed',
  'terminals.config_invalidated',
  'template.changed',
]);

/** What is asked for the last payments. */
export const newestPayments = { query: { perPage: 10, sort: '-started_at' } } as const;

const ofPayments = ['getDashboard', 'getDeclinePatterns', 'listTransactions', 'getSalesReport'] as const;

export const dashboardLive: LiveRules = {
  reads: [...ofPayments, 'listFailingEndpoints'],
  apply: ({ type }) =>
    type === 'callback.changed'
      ? ['listFailingEndpoints']
      : type === 'transaction.created'
        ? ofPayments
        : REFRESHING_EVENTS.has(type)
          ? ['getDashboard']
          : [],
};
