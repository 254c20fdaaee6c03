import { z } from 'zod';
import { examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import { examplePurchaseLoyalty } from '../../shared/purchase-loyalty.ts';
import { TransactionReceipts } from '../receipts.ts';
import {
  TransactionBanks,
  TransactionCompanies,
  TransactionDetails,
  TransactionExportQuery,
  TransactionPage,
  TransactionQuery,
  TransactionTotals,
  TransactionTotalsQuery,
} from '../transactions.ts';
import { exampleTransaction } from './examples.ts';
import { exampleReceipt } from './receipt-examples.ts';

const ofAMonth = { date_from: '2026-11-01', date_to: '2026-11-20' };

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

export const getTransaction = operation({
  id: 'getTransaction',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/transactions/{id}',
  summary: 'A payment, with what was paid back of it',
  description: 'With each refund: when, how much, and who did it.',
  params: z.strictObject({ id: Id }),
  data: TransactionDetails,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.transaction },
    data: {
      ...exampleTransaction,
      ...{ left_amount: 35_000, refunds: [], reversals: [], callbacks: [], loyalty: examplePurchaseLoyalty },
    },
  },
});

export const getTransactionReceipt = operation({
  id: 'getTransactionReceipt',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/transactions/{id}/receipt',
  summary: 'The fiscal receipt of a payment, and those of its returns',
  description:
    'As it prints, in Ukrainian whatever `lng` says. `sale` is null while none was made: of a payment that was never paid none ever is, for one that was paid the tax service will ask.',
  params: z.strictObject({ id: Id }),
  data: TransactionReceipts,
  codes: ['not_found'],
  assumed: 'The fields of the form ФКЧ-1: the specification names the fiscal number only (spec §3).',
  example: {
    params: { id: exampleIds.transaction },
    data: { sale: exampleReceipt, returns: [], is_waiting: false },
  },
});

export const registerTransactionReceipt = operation({
  id: 'registerTransactionReceipt',
  permission: 'facq_transac_status_update',
  method: 'POST',
  path: '/api/v1/transactions/transactions/{id}/receipt',
  summary: 'Make the receipts that a payment lacks',
  description:
    'The register of the payment’s point makes it, now, and opens its shift for it if none is open; what was paid back of the payment already gets its receipts after it. One that has its receipt is answered as it is: a payment gets one. Read `is_waiting`: the tax service may answer later, and is asked again by itself; one that it refuses leaves the payment without. Needs `transactions_view`, too.',
  params: z.strictObject({ id: Id }),
  data: TransactionReceipts,
  codes: [
    'not_found',
    'receipt_not_due',
    'point_without_register',
    'point_key_unfit',
    'register_shift_not_open',
    'register_document_pending',
    'register_offline_limit',
    'register_returning',
  ],
  failureDetails: { register_offline_limit: { offline_limit: 'in_row' } },
  assumed: 'The specification names the fiscal number of a payment, not how it gets one (spec §3).',
  example: {
    params: { id: exampleIds.transactionWithoutReceipt },
    data: { sale: exampleReceipt, returns: [], is_waiting: false },
  },
});

export const getTransactionTotals = operation({
  id: 'getTransactionTotals',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/totals',
  summary: 'What the payments of a filter come to',
  description: 'The filter is that of listTransactions. Of one moment: all figures belong together.',
  query: TransactionTotalsQuery,
  data: TransactionTotals,
  codes: ['not_found'],
  assumed: 'What is summed: the specification names no totals (spec §2).',
  example: {
    query: ofAMonth,
    data: {
      count: 3,
      count_capped: false,
      sums: {
        paid_count: 2,
        amount: 70_000,
        refund_amount: 5_000,
        net_amount: 65_000,
        by_status: [
          { status: 'approved', count: 1, amount: 35_000 },
          { status: 'declined', count: 1, amount: 12_000 },
          { status: 'partially_reversed', count: 1, amount: 35_000 },
        ],
      },
    },
  },
});

export const exportTransactions = operation({
  ...exportedFile,
  id: 'exportTransactions',
  permission: 'transactions_view',
  path: '/api/v1/transactions/export',
  summary: 'The payments of a filter as a file, in the order of the list',
  description:
    'A row for each payment that the filter lets through, with all its fields; above them the filter. Otherwise as `exportTerminals`.',
  query: TransactionExportQuery,
  codes: ['not_found'],
  example: {
    query: { format: 'csv', ...ofAMonth, status: ['approved', 'partially_reversed'] },
    data: exampleFile('transactions'),
  },
});

export const listTransactionBanks = operation({
  id: 'listTransactionBanks',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/banks',
  summary: 'The banks whose cards have paid the merchant, to filter by',
  description: 'In alphabetical order, without pages.',
  data: TransactionBanks,
  codes: [],
  assumed: 'Filters by bank: the specification names the field only (spec §3).',
  example: { data: { items: [{ bank: 'ПриватБанк' }] } },
});

export const listTransactionCompanies = operation({
  id: 'listTransactionCompanies',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/companies',
  summary: 'The companies that payments were made to, to filter by',
  description:
    'As the receipts name them, also under a name of before. In alphabetical order, without pages.',
  data: TransactionCompanies,
  codes: [],
  assumed: 'Filters by company: the specification names the field only (spec §3).',
  example: { data: { items: [{ company: exampleTransaction.company }] } },
});

export const listTransactionCashiers = operation({
  id: 'listTransactionCashiers',
  permission: 'transactions_view',
  method: 'GET',
  path: '/api/v1/transactions/cashiers',
  summary: 'Everybody who has taken a payment, to filter by',
  description:
    'Also people who have left. Somebody who is limited to points finds those who took one there, wherever they work by now. Without pages.',
  data: People,
  codes: [],
  assumed:
    'Payments by cashier: the specification has the statistics of a user (spec §2), not where they come from.',
  example: { data: examplePeople },
});
