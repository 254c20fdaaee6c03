import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { LiveRules } from '#shared/live/live-cache.ts';

/** A plan follows others' changes, also those of the same people at other points, and who works where. */
export const scheduleLive: LiveRules = {
  reads: ['getSchedule'],
  apply: (event, cache) => {
    if (event.type === 'user.changed') return ['getSchedule'];
    if (event.type === 'swap.changed') {
      const isShown = cache.cached('getSchedule').some(({ data }) => data.point.id === event.data.point_id);
      return isShown ? ['getSchedule'] : [];
    }
    if (event.type !== 'schedule.changed') return [];
    const { week } = event.data;
    const isNear = (shown: string) => week >= dayAfter(shown, -7) && week <= dayAfter(shown, 7);
    return cache.cached('getSchedule').some(({ data }) => isNear(data.week)) ? ['getSchedule'] : [];
  },
};

/** One's own shifts and swaps follow what is published, asked, answered and decided. */
export const ownShiftsLive: LiveRules = {
  reads: ['listOwnShifts', 'listOwnSwaps'],
  apply: ({ type }) => {
    if (type === 'swap.changed') return ['listOwnSwaps'];
    return type === 'schedule.published' ? ['listOwnShifts', 'listOwnSwaps'] : [];
  },
};
