/** What runs over many terminals choose from; without zod, for server and web alike. */

/** What a person may do to a choice of terminals (tag `edit_terminal`). */
export const bulkEditKinds = ['block', 'unblock', 'apply_template', 'detach_template'] as const;
/** All of them; `offline_all_update` is spec §6's, with a tag of the same name and an operation of its own. */
export const bulkRunKinds = [...bulkEditKinds, 'offline_all_update'] as const;
/** `cancelled`: stopped, by a person or because who began it may not go on; rows that were done stay done. */
export const bulkRunStates = ['running', 'done', 'cancelled'] as const;
/** `skipped`: there was nothing to do, or it may not be done; `failed`: it could not be done. */
export const bulkRowStates = ['pending', 'done', 'skipped', 'failed'] as const;

/** Why a terminal is left out, told by the preview already. */
export const bulkSkipReasons = [
  'already_blocked',
  'not_blocked',
  'blocked_by_acquirer',
  'same_settings',
  'no_template',
  'not_active',
  'already_waiting',
] as const;
/**
 * Why a row is not done: what the preview told, what a person stopped, or what went wrong meanwhile. `not_allowed`:
 * before its turn, who began the run lost the right to it, or was deactivated.
 */
export const bulkReasons = [
  ...bulkSkipReasons,
  'cancelled',
  'not_allowed',
  'conflict',
  'template_not_found',
  'not_found',
  'internal',
] as const;

export type BulkEditKind = (typeof bulkEditKinds)[number];
export type BulkRunKind = (typeof bulkRunKinds)[number];
export type BulkRunState = (typeof bulkRunStates)[number];
export type BulkRowState = (typeof bulkRowStates)[number];
export type BulkSkipReason = (typeof bulkSkipReasons)[number];
export type BulkReason = (typeof bulkReasons)[number];

/** Terminals that can be chosen one by one. */
export const MAX_CHOSEN = 1_000;
/** Terminals of one run. */
export const MAX_IN_RUN = 10_000;
