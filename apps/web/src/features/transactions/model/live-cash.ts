import type { LiveRules } from '#shared/live/live-cache.ts';
import type { QueryId } from '#shared/query/operations.ts';

/** Of one terminal. */
const ownQueryIds: readonly QueryId[] = ['getTerminalCash', 'listEncashments'];
/** Of rounds, and of what they can be planned of. */
export const roundQueryIds: readonly QueryId[] = [
  'getCollectionRound',
  'listCollectionRounds',
  'listTerminalsWithCash',
];
/** Whatever an encashment changes. */
export const cashQueryIds: readonly QueryId[] = [...ownQueryIds, ...roundQueryIds];

/** Cash payments and encashments refresh the terminal's cash if it is shown. */
export const cashLive: LiveRules = {
  reads: ownQueryIds,
  apply: (event, cache) => {
    if (event.type !== 'transaction.created' && event.type !== 'encashment.created') return [];
    const isShown = cache
      .cached('getTerminalCash')
      .some(({ data }) => data.terminal.id === event.data.terminal_id);
    if (!isShown) return [];
    if (event.type === 'encashment.created') return ownQueryIds;
    return event.data.payment_form === 'cash' ? ['getTerminalCash'] : [];
  },
};

/**
 * Changed rounds and encashments, and cash payments of the terminal that is open beside; those of other terminals come
 * with the next polling.
 */
export const roundsLive: LiveRules = {
  reads: cashQueryIds,
  apply: (event, cache) => {
    if (event.type === 'collection_round.changed') return roundQueryIds;
    const own = cashLive.apply(event, cache);
    return event.type === 'encashment.created'
      ? [...own, 'getCollectionRound', 'listTerminalsWithCash']
      : own;
  },
};
