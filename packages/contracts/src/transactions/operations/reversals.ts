import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { Reversal, ReversalInput } from '../reversals.ts';
import { EXPIRES_AFTER_MINUTES } from '../transaction-status.ts';
import { TransactionDetails } from '../transactions.ts';
import { exampleTransaction } from './examples.ts';

const params = z.strictObject({ id: Id });

export const reverseTransaction = operation({
  id: 'reverseTransaction',
  permission: 'facq_transac_reversal',
  orPermission: 'facq_transac_reversal_sum',
  method: 'POST',
  path: '/api/v1/transactions/transactions/{id}/reversals',
  summary: 'Pay a payment back, in full or by sum',
  description:
    'What was paid by card goes back to the card, cash out of the terminal. All that is left is a reversal in full and needs `facq_transac_reversal`; less is one by sum and needs `facq_transac_reversal_sum`. It may repeat until the amount is used up; one that is open holds up the next one. Read `state`: a reversal that the acquirer refused, or has not yet answered, is a success of this operation, too. The same key asks for the state of the same reversal and never pays twice. An authorised payment can only be given up in full.',
  params,
  body: ReversalInput,
  data: Reversal,
  keyScope: 'user',
  keyRequired: true,
  codes: [
    'not_found',
    'transaction_not_refundable',
    'refund_exceeds_amount',
    'refund_left_changed',
    'reversal_open',
    'cash_not_enough',
  ],
  failureDetails: {
    refund_exceeds_amount: { left_amount: 30_000 },
    refund_left_changed: { left_amount: 30_000 },
    cash_not_enough: { inside_amount: 2_500 },
  },
  assumed:
    'That an open reversal holds up the next one, and cash comes out of the terminal that took it: the specification names reversal in full and by sum (spec §6).',
  example: {
    params: { id: exampleIds.transactionToReverse },
    body: { amount: 35_000, left_amount: 35_000, reason: 'Покупець повернув товар' },
    data: {
      id: exampleIds.reversal,
      amount: 35_000,
      kind: 'full',
      state: 'done',
      reason: 'Покупець повернув товар',
      response_code: '00',
      response: 'Схвалено',
      asked_at: '2026-11-20T09:00:00.000Z',
      settled_at: '2026-11-20T09:00:01.000Z',
      by: { id: exampleIds.owner, name: 'Коваль Олена Петрівна', has_namesake: false, phone_hint: null },
    },
  },
});

export const updateTransactionStatus = operation({
  id: 'updateTransactionStatus',
  permission: 'facq_transac_status_update',
  method: 'POST',
  path: '/api/v1/transactions/transactions/{id}/status',
  summary: 'Ask the acquirer again for what is still open',
  description: `Settles an open payment or reversal if the acquirer answers; nobody states a status. Otherwise, and where nothing is open, the payment stays as it is. Needs \`transactions_view\`, too. A payment that the acquirer does not know of expires after ${EXPIRES_AFTER_MINUTES} minutes.`,
  params,
  data: TransactionDetails,
  codes: ['not_found'],
  assumed: 'That the acquirer tells the status: the specification names the permission (spec §6).',
  example: {
    params: { id: exampleIds.transaction },
    data: {
      ...exampleTransaction,
      ...{ left_amount: 35_000, refunds: [], reversals: [], callbacks: [], loyalty: null },
    },
  },
});
