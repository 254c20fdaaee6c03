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
  'signIn.expired': 'Your session has ended. Sign in again to go on.',
  'signIn.elsewhere': 'You signed out in another tab.',
  'signIn.forgot': 'Forgot your password?',
  'signIn.noAccount': 'Not registered yet?',
  'signIn.signUp': 'Sign up',
  'signIn.welcome': 'What Kasa does',
  'refusal.retryIn': '{message} in {time}',
};
