import { opens } from '@kasa/contracts/shared/permissions';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { countAttempt } from '../../http/limits/attempts.ts';
import { presentPage, windowOf } from '../../http/list.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { failingEndpoints } from './failing.ts';
import { lockCallbacksOf, sendAgain } from './send-again.ts';
import { deliveries, presentDelivery, presentDetails } from './store.ts';

const MINUTE = 60_000;
/** Thirty in a row, then one a minute: each is a request to a stranger's server. */
const RESEND_RATE_LIMIT = { failures: 30, windowMs: MINUTE, firstPauseMs: MINUTE, longestPauseMs: MINUTE };

const find = ({ db, session }: Context, id: string) => deliveries.get(db.db, session.merchantId, id);

export const deliveryHandlers = {
  async listCallbackDeliveries({ db, session }, { query }) {
    const window = windowOf(query);
    return presentPage(await deliveries.page(db.db, session, query, window), window, presentDelivery);
  },

  async getCallbackDelivery(context, { params }) {
    const isWhole = opens(context.session.tags, 'edit_terminal');
    return presentDetails(context.db.db, await find(context, params.id), isWhole);
  },

  async listFailingEndpoints({ db, session, clock }) {
    return failingEndpoints(db.db, session, clock.now());
  },

  async resendCallback(context, { params: { id } }) {
    const { transaction_id } = await find(context, id);
    const key = `callbacks sent again of ${context.session.merchantId}`;
    await countAttempt(context.db.db, [{ key, rule: RESEND_RATE_LIMIT }], context.clock.now());
    await inTransaction(context.db.db, async (tx) => {
      await lockCallbacksOf(tx, transaction_id);
      const row = await deliveries.lock(tx, context.session.merchantId, id);
      await sendAgain(tx, context, row);
      const data = { delivery_id: id, transaction_id, state: 'waiting' } as const;
      await publish(tx, row.merchant_id, context.clock.nowIso(), { type: 'callback.changed', data });
    });
    return presentDelivery(await find(context, id));
  },
} satisfies Partial<Handlers<typeof terminalsOperations>>;
