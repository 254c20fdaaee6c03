import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { accountMessages } from './messages/account/catalogue.ts';
import { stepsMessages } from './messages/steps/catalogue.ts';
import { authMessages } from './messages.ts';

/** The own account, inside the layout. Refusals and the strength of a password are worded as at registration. */
export const accountFeature: Feature = {
  catalogues: [authMessages, stepsMessages, accountMessages],
  screens: [
    {
      pattern: paths.profile.pattern,
      load: async () => (await import('./screens/profile.tsx')).ProfileScreen,
    },
    {
      pattern: paths.profilePassword.pattern,
      load: async () => (await import('./screens/profile-password.tsx')).ProfilePasswordScreen,
    },
  ],
};
