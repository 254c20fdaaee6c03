import type { LiveRules } from '../../shared/live/live-reads.ts';
import type { DataOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

export type Dashboard = DataOf<'getDashboard'>;

/** Refresh interval in milliseconds: some figures change with time, without an event. */
const LOOK_AGAIN = 60_000;

/** The screen shows the error itself. */
export function useDashboard() {
  return useOperation('getDashboard', {}, { isQuiet: true, refreshEvery: LOOK_AGAIN });
}

/** Events that change the figures. */
const TOUCHING: ReadonlySet<string> = new Set([
  'terminal.connectivity',
  'terminal.changed',
  'terminals.config_invalidated',
  'template.changed',
  'transaction.created',
]);

export const dashboardLive: LiveRules = {
  reads: ['getDashboard'],
  apply: ({ type }) => (TOUCHING.has(type) ? ['getDashboard'] : []),
};
