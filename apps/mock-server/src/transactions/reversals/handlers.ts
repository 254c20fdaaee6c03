import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import type { Registrar } from '../../http/fiscal/registrar.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import type { Acquirer } from '../acquirer.ts';
import { transactionDetails, transactions } from '../transaction-store.ts';
import { beginReversal, requireRight } from './begin.ts';
import { presentReversal } from './present.ts';
import { askAboutPayment, askAboutReversal } from './settle.ts';

export const reversalHandlers = (acquirer: Acquirer, registrar: Registrar) => {
  const servicesOf = ({ db, clock }: Context) => ({ db: db.db, clock, acquirer });
  /** Makes the receipt of what is settled now, if a register does; else it is tried again by itself. */
  const makeReceipt = ({ session, exchange }: Context, id: string) =>
    registrar
      .makeReceipt(session.merchantId, id)
      .catch((error: unknown) => exchange.warn({ receipt: id, error: String(error) }, 'a receipt waits'));
  return {
    async reverseTransaction(context, { params, body }) {
      const id = await runIdempotent(context, (tx) => beginReversal(tx, context, params.id, body));
      const own = context.db.db.selectFrom('reversals').selectAll().where('id', '=', id);
      const begun = await own.executeTakeFirstOrThrow();
      if (begun.state === 'open')
        await askAboutReversal(servicesOf(context), begun).catch((error: unknown) =>
          context.exchange.warn(
            { reversal: id, error: String(error) },
            'stays open: the acquirer was not asked',
          ),
        );
      await makeReceipt(context, id);
      return presentReversal(await own.executeTakeFirstOrThrow(), context);
    },

    async updateTransactionStatus(context, { params: { id } }) {
      const { db, session } = context;
      requireRight(session.tags, 'transactions_view');
      await transactions.get(db.db, session.merchantId, id);
      const open = db.db.selectFrom('reversals').selectAll().where('transaction_id', '=', id);
      const reversal = await open.where('state', '=', 'open').executeTakeFirst();
      if (reversal !== undefined) await askAboutReversal(servicesOf(context), reversal);
      const user = { id: session.userId, name: session.userName };
      const payment = { id, merchant_id: session.merchantId };
      if (reversal === undefined)
        await askAboutPayment(servicesOf(context), payment, context, {
          merchantId: session.merchantId,
          user,
        });
      return transactionDetails(context, id);
    },
  } satisfies Partial<Handlers<typeof transactionsOperations>>;
};
