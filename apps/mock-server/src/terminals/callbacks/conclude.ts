/** How an attempt ends: what becomes of the callback, of those that it overtakes, and of the runs that asked for them. */
import type { EventBody } from '@kasa/contracts/events/events';
import { CALLBACK_GIVE_UP_SECONDS, callbackPause } from '@kasa/contracts/terminals/callback-delivery-values';
import type { Transaction } from 'kysely';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import { settledProgress } from '../../runs/settle-row.ts';
import { progressOf, settleResend } from './resend-runs/settle-row.ts';
import type { CallbackOutcome } from './send.ts';

type Delivery = Row<'callback_deliveries'>;

/** Writes down how an attempt of a locked callback ended, and tells of it. Call last in its transaction. */
export async function conclude(
  tx: Transaction<Schema>,
  delivery: Delivery,
  outcome: CallbackOutcome,
  retrySeconds: number,
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const next = nextAttemptAt(delivery, retrySeconds, at);
  const isDelivered = outcome.state === 'delivered';
  const state: Delivery['state'] = isDelivered ? 'delivered' : next === null ? 'given_up' : 'waiting';
  const columns = {
    state,
    next_attempt_at: isDelivered ? null : next,
    taken_until: null,
    ...{ last_http_status: outcome.http_status, last_reason: outcome.reason },
    ...(isDelivered && { delivered_at: now }),
    ...updatedRowColumns(now),
  } as const;
  await tx.updateTable('callback_deliveries').set(columns).where('id', '=', delivery.id).execute();
  const run = state === 'waiting' ? undefined : await settleResend(tx, delivery.id, state, now);
  const overtaken = isDelivered ? await endOvertaken(tx, delivery, now) : [];
  const events: EventBody[] = [{ ...delivery, state }, ...overtaken].map(changed);
  const runs = new Set([run, ...overtaken.map((one) => one.run)].filter((one) => one !== undefined));
  for (const one of runs) {
    events.push(...(await settledProgress(tx, progressOf, delivery.merchant_id, one, at)));
  }
  await publish(tx, delivery.merchant_id, now, ...events);
}

const changed = ({
  id: delivery_id,
  transaction_id,
  state,
}: Pick<Delivery, 'id' | 'transaction_id' | 'state'>) =>
  ({ type: 'callback.changed', data: { delivery_id, transaction_id, state } }) as const;

/** Ends those that were put back while a newer one, which has arrived now, was on its way. */
async function endOvertaken(
  tx: Transaction<Schema>,
  { transaction_id, nth }: Delivery,
  now: string,
): Promise<(Pick<Delivery, 'id' | 'transaction_id' | 'state'> & { readonly run: string | undefined })[]> {
  const older = tx.selectFrom('callback_deliveries').selectAll().where('transaction_id', '=', transaction_id);
  const waiting = await older.where('nth', '<', nth).where('state', '=', 'waiting').execute();
  const ended = [];
  for (const { id, delivered_at, updated_at } of waiting) {
    const state = delivered_at === null ? 'given_up' : 'delivered';
    // It was not tried now: not counted as in vain since this one has arrived, see `failing.ts`.
    const columns = {
      state,
      next_attempt_at: null,
      taken_until: null,
      ...updatedRowColumns(updated_at),
    } as const;
    await tx.updateTable('callback_deliveries').set(columns).where('id', '=', id).execute();
    ended.push({ id, transaction_id, state, run: await settleResend(tx, id, 'overtaken', now) } as const);
  }
  return ended;
}

/** Null: it is given up. */
function nextAttemptAt(
  { attempts, tried_before, tried_since }: Delivery,
  retrySeconds: number,
  now: Date,
): string | null {
  const next = now.getTime() + callbackPause(retrySeconds, attempts - tried_before) * 1000;
  const end = Date.parse(tried_since) + CALLBACK_GIVE_UP_SECONDS * 1000;
  // The last one goes when the day is over.
  return now.getTime() >= end ? null : new Date(Math.min(next, end)).toISOString();
}
