import type { LiveRules } from '#shared/live/live-cache.ts';
import type { QueryId } from '#shared/query/operations.ts';

export const cashQueryIds: readonly QueryId[] = ['getTerminalCash', 'listEncashments'];

/** Cash payments and encashments refresh the terminal's cash if it is shown. */
export const cashLive: LiveRules = {
  reads: cashQueryIds,
  apply: (event, cache) => {
    if (event.type !== 'transaction.created' && event.type !== 'encashment.created') return [];
    const isShown = cache
      .cached('getTerminalCash')
      .some(({ data }) => data.terminal.id === event.data.terminal_id);
    if (!isShown) return [];
    if (event.type === 'encashment.created') return cashQueryIds;
    return event.data.payment_form === 'cash' ? ['getTerminalCash'] : [];
  },
};
