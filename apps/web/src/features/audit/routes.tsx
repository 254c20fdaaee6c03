import { paths } from '../../shared/paths.ts';
import { periodMessages } from '../../shared/period/messages/catalogue.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { auditMessages } from './messages/catalogue.ts';

export const auditFeatures: readonly Feature[] = [
  {
    catalogues: [auditMessages, periodMessages],
    screens: [
      {
        pattern: paths.audit.pattern,
        load: async () => (await import('./screens/audit.tsx')).AuditScreen,
      },
    ],
  },
];
