import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { everTerminals } from '../db/fleet.ts';
import { exportFile } from '../http/entity/export.ts';
import { listHandler } from '../http/entity/handlers.ts';
import type { Registrar } from '../http/fiscal/registrar.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { presentPage, windowOf } from '../http/list.ts';
import { periodAsked } from '../http/report-period.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound } from '../http/request/requirements.ts';
import type { Acquirer } from './acquirer.ts';
import { cashOf } from './cash.ts';
import { listCashiers } from './cashiers.ts';
import { collectionRoundHandlers } from './collection-round-handlers.ts';
import { declinePatterns } from './decline-patterns.ts';
import { encash } from './encash.ts';
import { encashmentPresenter, encashments, peopleOfEncashments } from './encashment-store.ts';
import { encashmentsExport } from './encashments-export.ts';
import { registerReceipt } from './order-receipts.ts';
import { paymentStatus } from './payment-status.ts';
import { transactionReceipts } from './receipts.ts';
import { reversalRunHandlers } from './reversal-runs/handlers.ts';
import { requireRight } from './reversals/begin.ts';
import { reversalHandlers } from './reversals/handlers.ts';
import { salesReport } from './sales-report.ts';
import { presentStatusSecret, readStatusSecret, renewStatusSecret } from './status-secret.ts';
import { presentTransaction, transactionDetails, transactions } from './transaction-store.ts';
import { transactionTotals, valuesOfPayments } from './transaction-totals.ts';
import { transactionsExport } from './transactions-export.ts';

const requireReferences = referencesTo({
  terminal_id: { table: 'terminals', withReleased: true },
  point_id: { table: 'branches' },
  user_id: { table: 'users' },
  cashier_id: { table: 'users' },
});

/** @throws OperationFailure `not_found` */
async function requireTerminal({ db, session }: Context, id: string) {
  const own = everTerminals(db.db).select(['id', 'number', 'name']).where('id', '=', id);
  return requireFound(await own.where('merchant_id', '=', session.merchantId).executeTakeFirst());
}

export const transactionsHandlers = (
  acquirer: Acquirer,
  registrar: Registrar,
): Handlers<typeof transactionsOperations> => ({
  listTransactions: listHandler(transactions, presentTransaction, { requireReferences }),

  getTransaction: (context, { params }) => transactionDetails(context, params.id),

  getTransactionReceipt: (context, { params }) => transactionReceipts(context, params.id),

  async registerTransactionReceipt(context, { params: { id } }) {
    requireRight(context.session.tags, 'transactions_view');
    await registerReceipt(context, registrar, id);
    return transactionReceipts(context, id);
  },

  async getTransactionTotals(context, { query }) {
    const { db, session } = context;
    await requireReferences(db.db, context, query);
    return transactionTotals(db.db, session, query);
  },

  async exportTransactions(context, { query }) {
    await requireReferences(context.db.db, context, query);
    return exportFile(context, transactionsExport, query);
  },

  async listTransactionBanks({ db, session }) {
    return { items: await valuesOfPayments(db.db, session, 'bank') };
  },

  async listTransactionCompanies({ db, session }) {
    return { items: await valuesOfPayments(db.db, session, 'company') };
  },

  async listTransactionCashiers({ db, session }) {
    return { items: await listCashiers(db.db, session) };
  },

  getPaymentStatus: paymentStatus,

  getStatusSecret: async ({ db, clock, session: { merchantId } }) =>
    presentStatusSecret(merchantId, await readStatusSecret(db.db, merchantId), clock.now()),

  renewStatusSecret: (context, { body }) =>
    runIdempotent(context, (tx) => renewStatusSecret(tx, context, body.keep_previous)),

  async getSalesReport(context, { query }) {
    const { db, session, language, clock } = context;
    await requireReferences(db.db, context, query);
    const now = clock.now();
    const period = { ...periodAsked(query, now), point_id: query.point_id };
    return salesReport(db.db, session, period, { language, now });
  },

  getDeclinePatterns: ({ db, session, language, clock }) =>
    declinePatterns(db.db, session, clock.now(), language),

  async getTerminalCash({ db, session }, { params }) {
    const { terminal, place, since, account } = await cashOf(db.db, session.merchantId, params.id);
    return { terminal, place, since, ...account };
  },

  async encashTerminal(context, { params, body }) {
    return runIdempotent(context, async (tx) => {
      const taken = await encash(tx, context, params.id, body);
      return (await encashmentPresenter(tx, context.session.merchantId, [taken]))(taken);
    });
  },

  async listEncashments(context, { params, query }) {
    const { db, session } = context;
    const window = windowOf(query);
    await requireTerminal(context, params.id);
    await requireReferences(db.db, context, query);
    const terminal = { terminal: params.id };
    const found = await encashments.page(db.db, session, query, window, terminal);
    const present = await encashmentPresenter(db.db, session.merchantId, found.rows);
    return presentPage(found, window, present);
  },

  async exportEncashments(context, { params, query }) {
    const terminal = await requireTerminal(context, params.id);
    await requireReferences(context.db.db, context, query);
    return exportFile(context, encashmentsExport(terminal), query);
  },

  async listEncashmentPeople(context, { params }) {
    const { db, session } = context;
    await requireTerminal(context, params.id);
    return { items: await peopleOfEncashments(db.db, session, params.id) };
  },

  async getEncashment({ db, session }, { params }) {
    const found = await encashments.get(db.db, session.merchantId, params.id);
    return (await encashmentPresenter(db.db, session.merchantId, [found]))(found);
  },

  ...collectionRoundHandlers,

  ...reversalHandlers(acquirer, registrar),

  ...reversalRunHandlers,
});
