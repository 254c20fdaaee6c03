import { opens } from '@kasa/contracts/shared/permissions';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { wakeCallbacks } from '../../db/callback-outbox.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import { countAttempt } from '../../http/limits/attempts.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { failingEndpoints } from './failing.ts';
import { deliveries, presentDelivery, presentDetails } from './store.ts';

const MINUTE = 60_000;
/** Thirty in a row, then one a minute: each is a request to a stranger's server. */
const RESEND_RATE_LIMIT = { failures: 30, windowMs: MINUTE, firstPauseMs: MINUTE, longestPauseMs: MINUTE };

/** Puts a callback at the head of the queue; a day of attempts begins anew. */
function sendAgain(context: Context, id: string): Promise<void> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const row = await deliveries.lock(tx, session.merchantId, id);
    const now = clock.nowIso();
    const again = {
      state: 'waiting' as const,
      ...{ next_attempt_at: now, tried_since: now, tried_before: row.attempts },
      ...updatedRowColumns(now),
    };
    await tx.updateTable('callback_deliveries').set(again).where('id', '=', id).execute();
    const payment = tx.selectFrom('transactions').select('order_id').where('id', '=', row.transaction_id);
    const { order_id: name } = await payment.executeTakeFirstOrThrow();
    await recordChange(tx, context, {
      object: { type: 'callback', id, name },
      before: null,
      after: { host: row.host },
    });
    wakeCallbacks(tx);
    const data = { delivery_id: id, transaction_id: row.transaction_id, state: 'waiting' } as const;
    await publish(tx, row.merchant_id, now, { type: 'callback.changed', data });
  });
}

const find = ({ db, session }: Context, id: string) => deliveries.get(db.db, session.merchantId, id);

export const deliveryHandlers = {
  async listCallbackDeliveries({ db, session }, { query }) {
    const window = windowOf(query);
    return presentPage(
      await deliveries.page(db.db, session.merchantId, query, window),
      window,
      presentDelivery,
    );
  },

  async getCallbackDelivery(context, { params }) {
    const isWhole = opens(context.session.tags, 'edit_terminal');
    return presentDetails(context.db.db, await find(context, params.id), isWhole);
  },

  async listFailingEndpoints({ db, session, clock }) {
    return { items: await failingEndpoints(db.db, session.merchantId, clock.now()) };
  },

  async resendCallback(context, { params: { id } }) {
    await find(context, id);
    const key = `callbacks sent again of ${context.session.merchantId}`;
    await countAttempt(context.db.db, [{ key, rule: RESEND_RATE_LIMIT }], context.clock.now());
    await sendAgain(context, id);
    return presentDelivery(await find(context, id));
  },
} satisfies Partial<Handlers<typeof terminalsOperations>>;
