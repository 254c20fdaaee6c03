import type { LiveRules } from '#shared/live/live-cache.ts';
import type { QueryId } from '#shared/query/operations.ts';

/**
 * Queries invalidated by a change of a user's permissions. The users who can grant a permission are part of the
 * session, which `refreshRights` reloads.
 */
export const userQueryIds: readonly QueryId[] = ['listUsers', 'getUser'];

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
