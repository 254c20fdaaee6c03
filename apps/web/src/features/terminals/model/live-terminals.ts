import { onDemand } from '@kasa/ui/on-demand';
import type { LiveRules } from '#shared/live/live-cache.ts';

const code = onDemand(() => import('./apply-terminal-events.ts'));

/** Keeps terminals as events tell. What comes before its code is there has everything read anew. */
export const terminalLive: LiveRules = {
  reads: ['listTerminals', 'getTerminal', 'getTerminalOverview', 'listTransactions'],
  apply: (event, cache) => {
    void code.load();
    return code.current()?.applyTerminalEvent(event, cache) ?? terminalLive.reads;
  },
};
