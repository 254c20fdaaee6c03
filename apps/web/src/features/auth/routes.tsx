import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { authMessages } from './messages.ts';

/** Signing in. */
export const authFeature: Feature = {
  catalogues: [authMessages],
  screens: [
    {
      pattern: paths.signIn.pattern,
      load: async () => (await import('./screens/sign-in.tsx')).SignInScreen,
    },
  ],
};
