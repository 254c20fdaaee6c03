import type { EventBody } from '@kasa/contracts/events/events';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/test-support/call.ts';
import { listenTo } from '../../http/test-support/listener.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { publish } from '../publish.ts';

/** A payment identified by its amount, kopiykas. */
export const payment = (n: number): EventBody => ({
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

export const to = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, index) => from + index);

/** Publishes events of a merchant. */
export const teller =
  ({ database, clock }: TestApp) =>
  (merchant: string, ...events: EventBody[]) =>
    inTransaction(database.db, (tx) => publish(tx, merchant, clock.nowIso(), ...events));

export async function lastId({ app }: TestApp, caller: Caller): Promise<number> {
  const listener = await listenTo(app, caller);
  const ready = await listener.hears(({ type }) => type === 'ready');
  listener.close();
  return ready.type === 'ready' ? ready.last_id : 0;
}
