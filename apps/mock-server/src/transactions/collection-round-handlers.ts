import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { inTransaction } from '../db/transaction.ts';
import { listHandler } from '../http/entity/handlers.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Handlers } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { presentRound, presentRoundDetails, rounds } from './collection-round-store.ts';
import { cashCollectors, endRound, planRound, skipStop, updateRound } from './collection-rounds.ts';
import { presentTerminalWithCash, terminalsWithCash } from './terminals-with-cash.ts';

export const collectionRoundHandlers = {
  listTerminalsWithCash: listHandler(terminalsWithCash, presentTerminalWithCash, {
    requireReferences: referencesTo({ point_id: { table: 'branches' } }),
  }),

  createCollectionRound: (context, { body }) =>
    runIdempotent(context, async (tx) => presentRoundDetails(tx, await planRound(tx, context, body))),

  listCollectionRounds: listHandler(rounds, presentRound, {
    requireReferences: referencesTo({ user_id: { table: 'users' } }),
  }),

  async getCollectionRound({ db, session }, { params }) {
    return presentRoundDetails(db.db, await rounds.get(db.db, session.merchantId, params.id));
  },

  async updateCollectionRound(context, { params, body }) {
    return presentRoundDetails(context.db.db, await updateRound(context, params.id, body));
  },

  skipRoundStop: (context, { params, body }) =>
    inTransaction(context.db.db, async (tx) =>
      presentRoundDetails(tx, await skipStop(tx, context, params.id, body.reason)),
    ),

  async finishCollectionRound(context, { params, body }) {
    return presentRoundDetails(context.db.db, await endRound(context, params.id, body.version, 'finished'));
  },

  async cancelCollectionRound(context, { params, body }) {
    return presentRoundDetails(context.db.db, await endRound(context, params.id, body.version, 'cancelled'));
  },

  async listCashCollectors({ db, session }) {
    return { items: await cashCollectors(db.db, session) };
  },
} satisfies Partial<Handlers<typeof transactionsOperations>>;
