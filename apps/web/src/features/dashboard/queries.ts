import type { LiveRules } from '../../shared/live/live-cache.ts';
import type { DataOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

export type Dashboard = DataOf<'getDashboard'>;

/** Refresh interval in milliseconds: some figures change with time, without an event. */
const REFRESH_INTERVAL_MS = 60_000;

/** The screen shows the error itself. */
export function useDashboard() {
  return useOperation('getDashboard', {}, { isQuiet: true, pollIntervalMs: REFRESH_INTERVAL_MS });
}

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
