/** Values of bulk runs; without zod, for server and web. */

/** Bulk actions on selected terminals (permission `edit_terminal`). */
export const bulkEditKinds = ['block', 'unblock', 'apply_template', 'detach_template'] as const;
/** All kinds; `offline_all_update` is from spec §6, with a permission of that name and its own operation. */
export const bulkRunKinds = [...bulkEditKinds, 'offline_all_update'] as const;
/** `cancelled`: stopped by a user, or because its starter lost the right; rows already done stay done. */
export const bulkRunStates = ['running', 'done', 'cancelled'] as const;
/** `skipped`: nothing to do, or not allowed; `failed`: could not be done. */
export const bulkRowStates = ['pending', 'done', 'skipped', 'failed'] as const;

/** Why the preview leaves a terminal out. */
export const bulkSkipReasons = [
  'already_blocked',
  'not_blocked',
  'blocked_by_acquirer',
  'same_settings',
  'no_template',
  'not_active',
  'already_waiting',
] as const;
/** Why a row was not done. `not_allowed`: the starter lost the right or was deactivated before its turn. */
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

/** Terminals that can be selected individually. */
export const MAX_SELECTED_TERMINALS = 1_000;
/** Terminals per run. */
export const MAX_TERMINALS_PER_RUN = 10_000;
