import type { EventBody } from '@kasa/contracts/events/events';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/test-support/call.ts';
import { openEventStream } from '../../http/test-support/event-stream-client.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { publish } from '../publish.ts';

/** A payment identified by its amount, kopiykas. */
export const paymentEvent = (n: number): EventBody => ({
  type: 'transaction.created',
  data: {
    transaction_id: `01912d50-3c00-7000-8000-${String(n).padStart(12, '0')}`,
    terminal_id: '01912d50-3c00-7000-8000-00000000aaaa',
    amount: n,
    payment_form: 'card',
    status: 'approved',
  },
});

export const amounts = (events: readonly { data: unknown }[]) =>
  events.map(({ data }) => (data as { amount: number }).amount);

export const numbersUpTo = (n: number, from = 1) =>
  Array.from({ length: n - from + 1 }, (_, index) => from + index);

/** Publishes events of a merchant. */
export const publisher =
  ({ database, clock }: TestApp) =>
  (merchant: string, ...events: EventBody[]) =>
    inTransaction(database.db, (tx) => publish(tx, merchant, clock.nowIso(), ...events));

export async function lastEventId({ app }: TestApp, caller: Caller): Promise<number> {
  const listener = await openEventStream(app, caller);
  const ready = await listener.waitForMessage(({ type }) => type === 'ready');
  listener.close();
  return ready.type === 'ready' ? ready.last_id : 0;
}
