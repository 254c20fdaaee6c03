/** Screens that tell who looks of a right that is missing, without a control of it. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Permission } from '@kasa/contracts/shared/permissions';
import type { OperationId } from '../../shared/query/operations.ts';
import type { Looking } from './right-controls.ts';

const { reversalRun, terminal, terminalWithCash } = exampleIds;

export const told: readonly ({ path: string; tag: Permission; does: readonly OperationId[] } & Looking)[] = [
  { path: '/profile', tag: 'companies_manage', does: ['updateMerchant', 'updateFirstStep'] },
  {
    as: 'accountant',
    path: `/terminals/${terminalWithCash}/encashment`,
    tag: 'encashment_perform',
    does: ['encashTerminal'],
  },
  {
    as: 'dispatcher',
    path: `/terminals?open=${terminal}`,
    tag: 'transactions_view',
    does: ['listTransactions'],
  },
  {
    as: 'dispatcher',
    path: '/transactions',
    tag: 'transactions_view',
    does: [
      'getTransaction',
      'getTransactionReceipt',
      'getTransactionTotals',
      'exportTransactions',
      'listTransactionBanks',
      'listTransactionCompanies',
      'listTransactionCashiers',
    ],
  },
  {
    as: 'dispatcher',
    path: '/transactions/runs',
    tag: 'transactions_view',
    does: ['listReversalRuns', 'listReversalRunPeople'],
  },
  {
    as: 'dispatcher',
    path: `/transactions/runs/${reversalRun}`,
    tag: 'transactions_view',
    does: ['getReversalRun', 'listReversalRunRows', 'exportReversalRun'],
  },
];
