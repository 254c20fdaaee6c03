import type { Transaction } from 'kysely';
import { wakeCallbacks } from '../../db/callback-outbox.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { type ChangeContext, recordChange } from '../../http/journal/record-change.ts';

/**
 * Locks a payment against taking, putting back and settling its callbacks, so that none goes after a newer one. Before
 * any of its callbacks is locked.
 */
export async function lockCallbacksOf(tx: Db, payment: string): Promise<void> {
  await tx.selectFrom('transactions').select('id').where('id', '=', payment).forUpdate().execute();
}

/**
 * Makes a locked callback, with its payment locked, due now, after those of its lane that were never sent again; a day
 * of attempts begins anew. Of one that is being sent just now that attempt is the first of the day.
 */
export async function sendAgain(
  tx: Transaction<Schema>,
  actor: ChangeContext,
  { id, transaction_id, host, attempts, taken_until }: Row<'callback_deliveries'>,
): Promise<void> {
  const now = actor.clock.nowIso();
  const isTaken = taken_until !== null && taken_until > now;
  const again = {
    ...(!isTaken && { state: 'waiting' as const, next_attempt_at: now, taken_until: null, sent_again: 1 }),
    ...{ tried_since: now, tried_before: isTaken ? attempts - 1 : attempts },
    ...updatedRowColumns(now),
  };
  await tx.updateTable('callback_deliveries').set(again).where('id', '=', id).execute();
  const payment = tx.selectFrom('transactions').select('order_id').where('id', '=', transaction_id);
  const { order_id: name } = await payment.executeTakeFirstOrThrow();
  await recordChange(tx, actor, { object: { type: 'callback', id, name }, before: null, after: { host } });
  wakeCallbacks(tx);
}
