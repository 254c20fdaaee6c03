/** Values of bulk runs; without zod, for server and web. */
import { runReasons, runRowStates, runStates } from '../shared/run-values.ts';

/** Bulk actions on selected terminals (permission `edit_terminal`). */
export const bulkEditKinds = ['block', 'unblock', 'apply_template', 'detach_template'] as const;
/** All kinds; `offline_all_update` is from spec §6, with a permission of that name and its own operation. */
export const bulkRunKinds = [...bulkEditKinds, 'offline_all_update'] as const;
export const bulkRunStates = runStates;
export const bulkRowStates = runRowStates;

/** Why the preview leaves a terminal out. */
export const bulkSkipReasons = [
  'already_blocked',
  'not_blocked',
  'blocked_by_acquirer',
  'same_settings',
  'limits_contradict',
  'no_template',
  'not_active',
  'already_waiting',
] as const;
/** Why a row was not done. */
export const bulkReasons = [...bulkSkipReasons, ...runReasons, 'template_not_found'] as const;

export type BulkEditKind = (typeof bulkEditKinds)[number];
export type BulkRunKind = (typeof bulkRunKinds)[number];
export type BulkRowState = (typeof bulkRowStates)[number];
export type BulkSkipReason = (typeof bulkSkipReasons)[number];
export type BulkReason = (typeof bulkReasons)[number];

/** Terminals that can be selected individually. */
export const MAX_SELECTED_TERMINALS = 1_000;
/** Terminals per run. */
export const MAX_TERMINALS_PER_RUN = 10_000;
