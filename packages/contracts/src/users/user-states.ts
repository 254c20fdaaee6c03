/** How somebody stands with the merchant; without zod, for server and web. */
export const userStates = ['invited', 'active', 'left'] as const;

export type UserState = (typeof userStates)[number];

/** How long the code of an invitation counts, seconds: somebody hired on a Friday begins on Monday. */
export const INVITATION_TTL_SECONDS = 3 * 24 * 3600;

/** Where somebody can work: kinds of point, and depots. */
export const userPointKinds = ['fiscal', 'non_fiscal', 'depot'] as const;
