/** Values of runs that send callbacks again; without zod, for server and web. */
import { runReasons } from '../shared/run-values.ts';

/** `waiting`: on its way again; `done`: the shop's server took it. */
export const resendRunRowStates = ['pending', 'waiting', 'done', 'skipped', 'failed'] as const;

/** Why the preview leaves a callback out. `newer_delivered`: the shop knows by now what became of the payment later. */
export const resendSkipReasons = ['terminal_off', 'no_endpoint', 'newer_delivered'] as const;
/** Why a callback was not sent again, or did not arrive. `sent_meanwhile`: somebody sent it again before its turn. */
export const resendRunReasons = [
  ...resendSkipReasons,
  'sent_meanwhile',
  'not_delivered',
  ...runReasons,
] as const;

export type ResendRunRowState = (typeof resendRunRowStates)[number];
export type ResendSkipReason = (typeof resendSkipReasons)[number];
export type ResendRunReason = (typeof resendRunReasons)[number];

/** Callbacks per run. */
export const MAX_CALLBACKS_PER_RUN = 10_000;
/** Terminals that a preview names. */
export const MAX_TERMINALS_NAMED = 10;
