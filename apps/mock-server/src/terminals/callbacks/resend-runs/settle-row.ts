/** What the end of a callback's attempts means for the run that sent it again. */
import type { ResendRunReason } from '@kasa/contracts/terminals/resend-run-values';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Result, RunRow, Tally } from '../../../runs/run.ts';
import { settleRow } from '../../../runs/settle-row.ts';

/** The event of a run's progress. */
export function progressOf({ id: run_id, total, state }: RunRow, tally: Tally) {
  const { done, waiting, skipped, failed } = tally;
  const data = { run_id, done, waiting, skipped, failed, total, state };
  return { type: 'resend_run.progress', data } as const;
}

type End = 'delivered' | 'given_up' | 'overtaken';

const RESULTS: Record<End, Result & { readonly reason: ResendRunReason | null }> = {
  delivered: { state: 'done', reason: null },
  given_up: { state: 'failed', reason: 'not_delivered' },
  overtaken: { state: 'skipped', reason: 'newer_delivered' },
};

/** Settles the row that waits for a callback, which is locked. @returns its run; undefined: no run sent it again */
export function settleResend(
  tx: Transaction<Schema>,
  id: string,
  end: End,
  now: string,
): Promise<string | undefined> {
  return settleRow(tx, 'object_id', id, RESULTS[end], now);
}
