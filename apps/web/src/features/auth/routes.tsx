import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { visitorsOnly } from './components/visitors-only.tsx';
import { accountMessages } from './messages/account/catalogue.ts';
import { passwordMessages } from './messages/password/catalogue.ts';
import { registrationMessages } from './messages/registration/catalogue.ts';
import { stepsMessages } from './messages/steps/catalogue.ts';
import { welcomeMessages } from './messages/welcome/catalogue.ts';
import { authMessages } from './messages.ts';

const signInFeature: Feature = {
  catalogues: [authMessages],
  screens: [
    {
      pattern: paths.signIn.pattern,
      load: async () => (await import('./screens/sign-in.tsx')).SignInScreen,
    },
  ],
};

const welcomeFeature: Feature = {
  catalogues: [welcomeMessages],
  screens: [
    {
      pattern: paths.welcome.pattern,
      load: async () => visitorsOnly((await import('./screens/welcome.tsx')).WelcomeScreen),
    },
  ],
};

const registrationFeature: Feature = {
  catalogues: [authMessages, stepsMessages, registrationMessages],
  screens: [
    {
      pattern: paths.signUp.pattern,
      load: async () => visitorsOnly((await import('./screens/sign-up.tsx')).SignUpScreen),
    },
    {
      pattern: paths.confirmCode.pattern,
      load: async () => visitorsOnly((await import('./screens/confirm-code.tsx')).ConfirmCodeScreen),
    },
    {
      pattern: paths.signUpBanking.pattern,
      load: async () => visitorsOnly((await import('./screens/banking.tsx')).BankingScreen),
    },
  ],
};

const passwordFeature: Feature = {
  catalogues: [authMessages, stepsMessages, passwordMessages],
  screens: [
    {
      pattern: paths.resetPassword.pattern,
      load: async () => visitorsOnly((await import('./screens/reset-password.tsx')).ResetPasswordScreen),
    },
    {
      pattern: paths.confirmPassword.pattern,
      load: async () => visitorsOnly((await import('./screens/confirm-password.tsx')).ConfirmPasswordScreen),
    },
  ],
};

/** Screens for visitors: welcome page, sign-in, registration, password reset. */
export const authFeatures: readonly Feature[] = [
  signInFeature,
  welcomeFeature,
  registrationFeature,
  passwordFeature,
];

/** Profile screens, inside the layout. They reuse texts of registration for errors and password strength. */
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
