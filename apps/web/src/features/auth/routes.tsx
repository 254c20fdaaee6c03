import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { visitorsOnly } from './components/visitors-only.tsx';
import { passwordMessages } from './messages/password/catalogue.ts';
import { registrationMessages } from './messages/registration/catalogue.ts';
import { stepsMessages } from './messages/steps/catalogue.ts';
import { welcomeMessages } from './messages/welcome/catalogue.ts';
import { authMessages } from './messages.ts';

/** Signing in. */
const signInFeature: Feature = {
  catalogues: [authMessages],
  screens: [
    {
      pattern: paths.signIn.pattern,
      load: async () => (await import('./screens/sign-in.tsx')).SignInScreen,
    },
  ],
};

/** What the product is. */
const welcomeFeature: Feature = {
  catalogues: [welcomeMessages],
  screens: [
    {
      pattern: paths.welcome.pattern,
      load: async () => visitorsOnly((await import('./screens/welcome.tsx')).WelcomeScreen),
    },
  ],
};

/** Registration: data, code, bank. */
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

/** A forgotten password. */
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

/** Screens that anybody may open: the product's front page, signing in, registering, a forgotten password. */
export const authFeatures: readonly Feature[] = [
  signInFeature,
  welcomeFeature,
  registrationFeature,
  passwordFeature,
];
