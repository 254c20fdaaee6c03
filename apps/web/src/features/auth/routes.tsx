import type { ComponentType } from 'react';
import { ownPointsMessages } from '../../shared/own-points/messages.ts';
import { paths } from '../../shared/paths.ts';
import { RedirectOnArrival } from '../../shared/routing/redirect-on-arrival.tsx';
import type { Feature, ScreenRoute } from '../../shared/routing/screen.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import { activityMessages } from './messages/activity/catalogue.ts';
import { firstStepsMessages } from './messages/first-steps/catalogue.ts';
import { homeMessages } from './messages/home/catalogue.ts';
import { invitationMessages } from './messages/invitation/catalogue.ts';
import { secondFactorMessages } from './messages/second-factor/catalogue.ts';
import {
  accountMessages,
  authMessages,
  registrationMessages,
  stepsMessages,
  welcomeMessages,
} from './messages.ts';

/** A screen for visitors only: signed-in users are redirected home. */
function visitorsOnly(pattern: string, load: () => Promise<ComponentType>): ScreenRoute {
  return {
    pattern,
    load: async () => {
      const Screen = await load();
      return function VisitorsOnly() {
        return useSession() ? <RedirectOnArrival to={paths.home()} /> : <Screen />;
      };
    },
  };
}

/** Screens for visitors: welcome page, sign-in, registration, password reset. */
export const authFeatures: readonly Feature[] = [
  {
    catalogues: [authMessages],
    screens: [
      {
        pattern: paths.signIn.pattern,
        load: async () => (await import('./screens/sign-in.tsx')).SignInScreen,
      },
    ],
  },
  {
    catalogues: [welcomeMessages],
    screens: [
      visitorsOnly(paths.welcome.pattern, async () => (await import('./screens/welcome.tsx')).WelcomeScreen),
    ],
  },
  {
    catalogues: [authMessages, stepsMessages, registrationMessages],
    screens: [
      visitorsOnly(paths.signUp.pattern, async () => (await import('./screens/sign-up.tsx')).SignUpScreen),
      visitorsOnly(
        paths.confirmCode.pattern,
        async () => (await import('./screens/confirm-code.tsx')).ConfirmCodeScreen,
      ),
      visitorsOnly(
        paths.signUpBanking.pattern,
        async () => (await import('./screens/banking.tsx')).BankingScreen,
      ),
    ],
  },
  {
    catalogues: [authMessages, stepsMessages],
    screens: [
      visitorsOnly(
        paths.resetPassword.pattern,
        async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen,
      ),
      visitorsOnly(
        paths.confirmPassword.pattern,
        async () => (await import('./screens/confirm-password.tsx')).ConfirmPasswordScreen,
      ),
    ],
  },
  {
    catalogues: [authMessages, stepsMessages, invitationMessages],
    screens: [
      visitorsOnly(
        paths.invitation.pattern,
        async () => (await import('./screens/accept-invitation.tsx')).AcceptInvitationScreen,
      ),
    ],
  },
];

/** Profile screens, inside the layout. They reuse texts of registration for errors and password strength. */
export const accountFeature: Feature = {
  catalogues: [
    authMessages,
    stepsMessages,
    accountMessages,
    activityMessages,
    homeMessages,
    firstStepsMessages,
    secondFactorMessages,
    ownPointsMessages,
  ],
  screens: [
    {
      pattern: paths.profile.pattern,
      load: async () => (await import('./screens/profile.tsx')).ProfileScreen,
    },
    {
      pattern: paths.profileTerminal.pattern,
      load: async () => (await import('./screens/own-terminal.tsx')).OwnTerminalScreen,
    },
    {
      pattern: paths.profilePassword.pattern,
      load: async () => (await import('./screens/profile-password.tsx')).ProfilePasswordScreen,
    },
    {
      pattern: paths.profileSecondFactor.pattern,
      load: async () => (await import('./screens/second-factor.tsx')).SecondFactorScreen,
    },
  ],
};
