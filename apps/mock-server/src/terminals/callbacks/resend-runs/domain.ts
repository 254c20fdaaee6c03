/** Runs over callbacks that were given up. */
import type { ResendRunReason } from '@kasa/contracts/terminals/resend-run-values';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { ActorContext } from '../../../http/journal/record-change.ts';
import type { Result, RunDomain, RunItemRow, RunRow } from '../../../runs/run.ts';
import { lockCallbacksOf, sendAgain } from '../send-again.ts';
import { skipOf } from './rules.ts';
import { progressOf } from './settle-row.ts';
import { KINDS, runs } from './store.ts';

/** Puts callbacks back on their way; the worker of callbacks sends them, in its order and at its pace. */
export const resendRuns: RunDomain = {
  kinds: KINDS,
  journaled: runs,
  permissionsOf: () => ['ecomm_manage'],
  progressOf,
  process: resend,
};

const skipped = (reason: ResendRunReason): Result => ({ state: 'skipped', reason });

async function resend(
  tx: Transaction<Schema>,
  actor: ActorContext,
  { merchant_id }: RunRow,
  { object_id: id }: RunItemRow,
): Promise<Result> {
  const own = tx.selectFrom('callback_deliveries').selectAll().where('merchant_id', '=', merchant_id);
  const found = await own.where('id', '=', id).executeTakeFirst();
  if (found !== undefined) await lockCallbacksOf(tx, found.transaction_id);
  const callback = await own.where('id', '=', id).forUpdate().executeTakeFirst();
  if (callback === undefined) return { state: 'failed', reason: 'not_found' satisfies ResendRunReason };
  // Sent again by hand since; whether it has arrived or not.
  if (callback.state !== 'given_up') return skipped('sent_meanwhile');
  const skip = await skipOf(tx, callback);
  if (skip !== null) return skipped(skip);
  await sendAgain(tx, actor, callback);
  return { state: 'waiting', reason: null };
}
