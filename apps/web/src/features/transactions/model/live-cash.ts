import type { LiveRules } from '#shared/live/live-reads.ts';
import type { QueryId } from '#shared/query/operations.ts';

/** What shows the cash of terminals. */
export const cashReads: readonly QueryId[] = ['getTerminalCash', 'listEncashments'];

/** Payments in cash and encashments change what is inside; those of a terminal that nobody looks at change nothing here. */
export const cashLive: LiveRules = {
  reads: cashReads,
  apply: (event, cache) => {
    if (event.type !== 'transaction.created' && event.type !== 'encashment.created') return [];
    const isShown = cache
      .kept('getTerminalCash')
      .some(({ data }) => data.terminal.id === event.data.terminal_id);
    if (!isShown) return [];
    if (event.type === 'encashment.created') return cashReads;
    return event.data.payment_form === 'cash' ? ['getTerminalCash'] : [];
  },
};
