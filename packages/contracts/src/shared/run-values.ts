/** What all runs over many objects have in common; without zod, for server and web. */

/** `cancelled`: stopped by a user, or because its starter lost the right; rows already done stay done. */
export const runStates = ['running', 'done', 'cancelled'] as const;
/** `skipped`: nothing to do, or not allowed; `failed`: could not be done. */
export const runRowStates = ['pending', 'done', 'skipped', 'failed'] as const;
/** Why a row of any run was not done. `not_allowed`: the starter lost the right or was deactivated before its turn. */
export const runReasons = ['cancelled', 'not_allowed', 'conflict', 'not_found', 'internal'] as const;

export type RunState = (typeof runStates)[number];
