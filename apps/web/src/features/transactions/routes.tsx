import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { runMessages } from '../../shared/runs/messages/catalogue.ts';
import { encashmentMessages } from './messages/encashment/catalogue.ts';
import { refundsMessages } from './messages/refunds/catalogue.ts';
import { reversalRunsMessages } from './messages/reversal-runs/catalogue.ts';
import { roundsMessages } from './messages/rounds/catalogue.ts';
import { transactionsMessages } from './messages/transactions/catalogue.ts';

export const transactionsFeatures: readonly Feature[] = [
  {
    catalogues: [encashmentMessages, periodMessages],
    screens: [
      {
        pattern: paths.terminalEncashment.pattern,
        load: async () => (await import('./screens/terminal-encashment.tsx')).TerminalEncashmentScreen,
      },
    ],
  },
  {
    // Ranges of amounts have their words from the encashments.
    catalogues: [transactionsMessages, refundsMessages, encashmentMessages, periodMessages],
    screens: [
      {
        pattern: paths.transactions.pattern,
        load: async () => (await import('./screens/transactions.tsx')).TransactionsScreen,
      },
      {
        pattern: paths.ecommTransactions.pattern,
        load: async () => (await import('./screens/ecomm-transactions.tsx')).EcommTransactionsScreen,
      },
    ],
  },
  {
    catalogues: [transactionsMessages, reversalRunsMessages, runMessages, periodMessages],
    screens: [
      {
        pattern: paths.transactionRuns.pattern,
        load: async () => (await import('./screens/reversal-runs.tsx')).ReversalRunsScreen,
      },
      {
        pattern: paths.transactionRun.pattern,
        load: async () => (await import('./screens/reversal-run.tsx')).ReversalRunScreen,
      },
    ],
  },
  {
    catalogues: [roundsMessages, encashmentMessages, periodMessages],
    screens: [
      {
        pattern: paths.cash.pattern,
        load: async () => (await import('./screens/cash.tsx')).CashScreen,
      },
      {
        pattern: paths.cashRounds.pattern,
        load: async () => (await import('./screens/collection-rounds.tsx')).CollectionRoundsScreen,
      },
      {
        pattern: paths.cashRound.pattern,
        load: async () => (await import('./screens/collection-round.tsx')).CollectionRoundScreen,
      },
    ],
  },
];
