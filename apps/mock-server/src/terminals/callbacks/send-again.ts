import type { Transaction } from 'kysely';
import { wakeCallbacks } from '../../db/callback-outbox.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { type ChangeContext, recordChange } from '../../http/journal/record-change.ts';

/**
 * Puts a locked callback at the head of the queue; a day of attempts begins anew. One that is being sent just now is left
 * alone: that attempt is the one asked for.
 * @returns whether it has been put there
 */
export async function sendAgain(
  tx: Transaction<Schema>,
  actor: ChangeContext,
  { id, transaction_id, host, attempts, taken_until }: Row<'callback_deliveries'>,
): Promise<boolean> {
  const now = actor.clock.nowIso();
  if (taken_until !== null && taken_until > now) return false;
  const again = {
    ...{ state: 'waiting' as const, next_attempt_at: now, taken_until: null },
    ...{ tried_since: now, tried_before: attempts },
    ...updatedRowColumns(now),
  };
  await tx.updateTable('callback_deliveries').set(again).where('id', '=', id).execute();
  const payment = tx.selectFrom('transactions').select('order_id').where('id', '=', transaction_id);
  const { order_id: name } = await payment.executeTakeFirstOrThrow();
  await recordChange(tx, actor, { object: { type: 'callback', id, name }, before: null, after: { host } });
  wakeCallbacks(tx);
  return true;
}
