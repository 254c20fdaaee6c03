import type { LiveRules } from '../../shared/live/live-reads.ts';
import type { DataOf } from '../../shared/query/operations.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

export type Dashboard = DataOf<'getDashboard'>;

/** How often an open dashboard is counted anew, milliseconds: those that fall silent do so by the clock. */
const LOOK_AGAIN = 60_000;

/** The figures. A failure is said in their place. */
export function useDashboard() {
  return useOperation('getDashboard', {}, { isQuiet: true, refreshEvery: LOOK_AGAIN });
}

/** Whatever happens to a terminal or is paid changes a figure. */
const TOUCHING: ReadonlySet<string> = new Set([
  'terminal.connectivity',
  'terminal.changed',
  'terminals.config_invalidated',
  'template.changed',
  'transaction.created',
]);

/** Events have the figures counted anew. */
export const dashboardLive: LiveRules = {
  reads: ['getDashboard'],
  apply: ({ type }) => (TOUCHING.has(type) ? ['getDashboard'] : []),
};
