import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { LiveRules } from '#shared/live/live-cache.ts';
import type { QueryId } from '#shared/query/operations.ts';

/** A plan follows others' changes, those of swaps, too, and of the same people at other points, and who works where. */
export const scheduleLive: LiveRules = {
  reads: ['getSchedule'],
  apply: (event, cache) => {
    if (event.type === 'user.changed') return ['getSchedule'];
    if (event.type !== 'schedule.changed') return [];
    const { week } = event.data;
    const isNear = (shown: string) => week >= dayAfter(shown, -7) && week <= dayAfter(shown, 7);
    return cache.cached('getSchedule').some(({ data }) => isNear(data.week)) ? ['getSchedule'] : [];
  },
};

const OWN: readonly QueryId[] = ['listOwnShifts', 'listOwnSwaps'];

/** One’s own shifts and swaps follow what is published, asked, answered and decided. */
export const ownShiftsLive: LiveRules = {
  reads: OWN,
  apply: (event) => {
    // A point that was deleted leaves nothing to be published.
    if (event.type === 'schedule.published' || event.type === 'user.changed') return OWN;
    if (event.type !== 'swap.changed') return [];
    return event.data.state === 'approved' ? OWN : ['listOwnSwaps'];
  },
};
