import type { LiveRules } from '#shared/live/live-cache.ts';
import { userQueryIds } from '../queries.ts';

/** Reloads changed users; a form being edited reports the newer version. */
export const usersLive: LiveRules = {
  reads: userQueryIds,
  apply: (event, cache) => {
    if (event.type !== 'user.changed') return [];
    const { user_id: id, version } = event.data;
    const isOld = (user: { id: string; version: number }) => user.id === id && user.version < version;
    const isOpen = cache.cached('getUser').some(({ data }) => isOld(data));
    return ['listUsers', ...(isOpen ? (['getUser'] as const) : [])];
  },
};
