import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { usersMessages } from './messages/catalogue.ts';

export const usersFeatures: readonly Feature[] = [
  {
    catalogues: [usersMessages],
    screens: [
      {
        pattern: paths.users.pattern,
        load: async () => (await import('./screens/users.tsx')).UsersScreen,
      },
    ],
  },
];
