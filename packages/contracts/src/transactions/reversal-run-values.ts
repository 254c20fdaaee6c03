/** Values of runs of reversals; without zod, for server and web. */
import { runReasons } from '../shared/run-values.ts';

/** `waiting`: the reversal is open, the acquirer has not answered. */
export const reversalRunRowStates = ['pending', 'waiting', 'done', 'skipped', 'failed'] as const;

/** Why the preview leaves a payment out. `cash_not_enough`: cash of its terminal is used up by payments before it. */
export const reversalSkipReasons = [
  'nothing_left',
  'not_paid',
  'already_reversing',
  'cash_not_enough',
] as const;
/** Why a payment was not paid back. `declined`: the acquirer refused; `conflict`: another sum is left of it by now. */
export const reversalRunReasons = [...reversalSkipReasons, 'declined', ...runReasons] as const;

export type ReversalRunRowState = (typeof reversalRunRowStates)[number];
export type ReversalSkipReason = (typeof reversalSkipReasons)[number];
export type ReversalRunReason = (typeof reversalRunReasons)[number];

/** Payments per run, chosen one by one or by a filter. */
export const MAX_PAYMENTS_PER_RUN = 1_000;
