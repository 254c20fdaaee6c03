import { examplePage } from '../../shared/entity-operations.ts';
import { operation } from '../../shared/operation.ts';
import { TransactionPage, TransactionQuery } from '../transactions.ts';
import { exampleTransaction } from './examples.ts';

export const listTransactions = operation({
  id: 'listTransactions',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/transactions',
  summary: 'Payments of the merchant',
  description: 'The newest first by default. `date`, and the filters by days, are business days in Kyiv.',
  query: TransactionQuery,
  data: TransactionPage,
  codes: ['not_found'],
  example: {
    query: {
      page: 1,
      perPage: 10,
      status: ['approved'],
      payment_form: ['card', 'wallet'],
      sort: '-started_at',
    },
    data: examplePage(exampleTransaction),
  },
});
