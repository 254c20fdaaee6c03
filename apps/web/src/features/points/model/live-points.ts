import type { LiveRules } from '#shared/live/live-cache.ts';
import { shiftQueryIds } from '../queries.ts';

/** Points and their shifts as others change them. */
export const pointsLive: LiveRules = {
  reads: shiftQueryIds,
  apply: ({ type }) => {
    if (type === 'point.changed') return ['listPoints', 'getPoint', 'getFiscalClock', 'getRegisterRepair'];
    return type === 'register_shift.changed' ? shiftQueryIds : [];
  },
};
