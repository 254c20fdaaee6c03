import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import { prefetch } from '../../shared/query/query-options.ts';
import { reportMessages } from '../../shared/report/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { dashboardMessages } from './messages/catalogue.ts';

export const dashboardFeatures: readonly Feature[] = [
  {
    catalogues: [dashboardMessages, periodMessages, reportMessages],
    screens: [
      {
        pattern: paths.dashboard.pattern,
        load: async () => (await import('./screens/dashboard.tsx')).DashboardScreen,
        reads: () => [prefetch('getDashboard', {}), prefetch('getDeclinePatterns', {})],
      },
    ],
  },
];
