import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { encashmentMessages } from './messages/encashment/catalogue.ts';

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
];
