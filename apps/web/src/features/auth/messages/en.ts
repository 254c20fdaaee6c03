import type { Messages } from '#shared/i18n/messages.ts';
import type { AuthId } from './uk.ts';

export const en: Messages<AuthId> = {
  'signIn.title': 'Sign in',
  phone: 'Phone',
  phonePlaceholder: '+380 67 123 45 67',
  'signIn.password': 'Password',
  'signIn.submit': 'Sign in',
  'signIn.submitting': 'Signing in…',
  'signIn.about': 'Terminals, receipts, goods and public transport, all in one place.',
  'signIn.expired': 'Your session has ended. Sign in again to continue.',
  'signIn.elsewhere': 'You signed out in another tab.',
  'signIn.forgot': 'Forgot your password?',
  'signIn.noAccount': 'Don’t have an account?',
  'signIn.signUp': 'Sign up',
  'signIn.invited': 'Been invited?',
  'signIn.enterCode': 'Enter the code',
  'signIn.welcome': 'What Kasa can do',
  'refusal.retryIn': '{message} in {time}',
};
