import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { receiptCodes } from './receipt-codes.ts';
import { reversalRunCodes } from './reversal-run-codes.ts';
import { signedStatusRequest } from './status-requests.ts';

/** Ends the round of the example before. */
const ended =
  (id: string, ended_at = '2026-11-20T08:00:00.000Z') =>
  (db: Db) =>
    db.updateTable('collection_rounds').set({ ended_at }).where('id', '=', id).execute();

const reversible = ids.transactionToReverse;

/** How the operations of payments and encashment earn their own codes. */
export const failureCases: FailureCases = {
  ...receiptCodes,
  'listTransactions not_found': exampleWith(ops.listTransactions, { query: { terminal_id: UNKNOWN_ID } }),
  'getTransactionTotals not_found': exampleWith(ops.getTransactionTotals, {
    query: { point_id: UNKNOWN_ID },
  }),
  'getSalesReport not_found': exampleWith(ops.getSalesReport, { query: { point_id: UNKNOWN_ID } }),
  'exportTransactions not_found': exampleWith(ops.exportTransactions, { query: { terminal_id: UNKNOWN_ID } }),
  'reverseTransaction transaction_not_refundable': exampleWith(ops.reverseTransaction, {}, (db) =>
    db.updateTable('transactions').set({ status: 'declined' }).where('id', '=', reversible).execute(),
  ),
  'reverseTransaction refund_exceeds_amount': exampleWith(ops.reverseTransaction, {
    body: { amount: 35_001 },
  }),
  'reverseTransaction refund_left_changed': exampleWith(ops.reverseTransaction, {
    body: { left_amount: 34_999 },
  }),
  'reverseTransaction reversal_open': exampleWith(ops.reverseTransaction, {}, (db) =>
    db.updateTable('transactions').set({ status: 'reversing' }).where('id', '=', reversible).execute(),
  ),
  'reverseTransaction cash_not_enough': exampleWith(ops.reverseTransaction, {}, async (db) => {
    const paid = db.updateTable('transactions').set({ payment_form: 'cash' });
    await paid.where('id', '=', reversible).execute();
    const other = db.updateTable('transactions').set({ payment_form: 'card' });
    await other.where('terminal_id', '=', ids.terminalWithCash).where('id', '!=', reversible).execute();
  }),
  'getPaymentStatus status_request_not_authenticated': exampleWith(ops.getPaymentStatus, {
    headers: { 'x-merchant-signature': '0'.repeat(64) },
  }),
  'getPaymentStatus status_request_time_wrong': exampleWith(ops.getPaymentStatus, {
    headers: { 'x-merchant-time': '2026-11-20T08:54:59Z' },
  }),
  'getPaymentStatus not_found': exampleWith(
    ops.getPaymentStatus,
    signedStatusRequest({ payment: UNKNOWN_ID }),
  ),
  ...reversalRunCodes,
  'encashTerminal cash_not_enough': exampleWith(ops.encashTerminal, { body: { amount: 10_000_000 } }),
  'encashTerminal cash_changed': exampleWith(ops.encashTerminal, { body: { amount: 100, takes_all: true } }),
  'listTerminalsWithCash not_found': exampleWith(ops.listTerminalsWithCash, {
    query: { point_id: UNKNOWN_ID },
  }),
  'listCollectionRounds not_found': exampleWith(ops.listCollectionRounds, {
    query: { user_id: UNKNOWN_ID },
  }),
  'createCollectionRound not_found': exampleWith(ops.createCollectionRound, {
    body: { assignee_id: UNKNOWN_ID },
  }),
  'createCollectionRound collection_round_empty': exampleWith(ops.createCollectionRound, {
    body: { target: { q: 'немає такого' } },
  }),
  'createCollectionRound collection_round_too_large': exampleWith(
    ops.createCollectionRound,
    { body: { target: {} } },
    (db) => db.updateTable('terminals').set({ cash_inside: 100 }).execute(),
  ),
  'createCollectionRound collection_targets_changed': exampleWith(ops.createCollectionRound, {
    body: { target: { terminal_ids: [ids.terminal] } },
  }),
  'updateCollectionRound collection_round_ended': exampleWith(
    ops.updateCollectionRound,
    {},
    ended(ids.collectionRoundToEdit),
  ),
  'skipRoundStop collection_round_ended': exampleWith(ops.skipRoundStop, {}, ended(ids.collectionRound)),
  'skipRoundStop round_stop_collected': exampleWith(ops.skipRoundStop, {}, (db) =>
    db
      .updateTable('collection_round_stops')
      .set({ state: 'collected' })
      .where('id', '=', ids.roundStop)
      .execute(),
  ),
  'finishCollectionRound collection_round_ended': exampleWith(
    ops.finishCollectionRound,
    {},
    ended(ids.collectionRoundToFinish),
  ),
  'finishCollectionRound round_stops_open': exampleWith(ops.finishCollectionRound, {
    params: { id: ids.collectionRound },
  }),
  'cancelCollectionRound collection_round_ended': exampleWith(
    ops.cancelCollectionRound,
    {},
    ended(ids.collectionRoundToCancel),
  ),
};
