import type { LiveRules } from '../../shared/live/live-cache.ts';
import type { DataOf } from '../../shared/query/operations.ts';

export type Dashboard = DataOf<'getDashboard'>;

/** Events that change the figures. */
const REFRESHING_EVENTS: ReadonlySet<string> = new Set([
  'terminal.connectivity',
  'terminal.changed',
  'terminals.config_invalidated',
  'template.changed',
  'transaction.created',
]);

export const dashboardLive: LiveRules = {
  reads: ['getDashboard'],
  apply: ({ type }) => (REFRESHING_EVENTS.has(type) ? ['getDashboard'] : []),
};
