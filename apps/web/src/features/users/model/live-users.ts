import type { LiveRules } from '#shared/live/live-cache.ts';
import type { QueryId } from '#shared/query/operations.ts';

/**
 * Queries invalidated by a change of a user's permissions. The users who can grant a permission are part of the
 * session, which `refreshRights` reloads.
 */
export const userQueryIds: readonly QueryId[] = ['listUsers', 'getUser'];

// Templates count people, and how many of them have other rights.
const templateReads: readonly QueryId[] = [
  'listRightsTemplates',
  'getRightsTemplate',
  'previewRightsTemplate',
];

// Points count who works there, and show who directs them.
const branchReads: readonly QueryId[] = ['listUserPoints', 'getUserPoint'];

/** What hiring, changing and leaving touch. */
export const peopleQueryIds: readonly QueryId[] = [
  ...userQueryIds,
  ...templateReads,
  ...branchReads,
  'listAuditEntries',
];

/** What placing people and making directors touch. */
export const placementQueryIds: readonly QueryId[] = [
  ...peopleQueryIds,
  ...(['listPoints', 'getPoint', 'listDepots', 'getDepot'] as const),
];

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

/** Reads templates anew with what they count. */
export const templatesLive: LiveRules = {
  reads: templateReads,
  apply: (event) => (event.type === 'user.changed' ? templateReads : []),
};

/** Reads points anew with who works there and who directs them. */
export const branchesLive: LiveRules = {
  reads: [...branchReads, 'listUsers'],
  apply: ({ type }) => {
    if (type === 'point.changed') return branchReads;
    return type === 'user.changed' ? [...branchReads, 'listUsers'] : [];
  },
};
