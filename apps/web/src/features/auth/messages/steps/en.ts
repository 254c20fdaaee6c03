import type { Messages } from '#shared/i18n/messages.ts';
import type { StepsId } from './uk.ts';

export const en: Messages<StepsId> = {
  toSignIn: 'Sign in',
  'code.label': 'SMS code',
  'code.left': '{count, plural, one {# attempt left} other {# attempts left}}',
  'code.hint': 'Six digits, valid for 5 minutes',
  'code.over': 'This code is no longer valid. Request a new one.',
  'code.resend': 'Resend code',
  'code.resendNew': 'Send new code',
  'code.resending': 'Sending…',
  'code.wait': 'You can send it again in {time}',
  'code.waitSpoken':
    '{seconds, plural, =0 {You can resend the code now} one {You can send it again in # second} other {You can send it again in # seconds}}',
  'code.sent': 'New code sent. The previous one no longer works',
  'code.unknown': 'Couldn’t check whether the code is still valid.',

  'password.new': 'New password',
  'password.choose': 'Password',
  'password.repeat': 'Repeat password',
  'password.hint': 'At least 6 characters',
  'password.strength': 'Strength',
  'password.score1': 'Weak',
  'password.score2': 'Fair',
  'password.score3': 'Good',
  'password.score4': 'Strong',
  'password.advice': 'A few unrelated words are easy to remember and hard to guess',

  'reset.title': 'Forgot your password?',
  'reset.about': 'Enter the phone number you sign in with. We’ll send you a code to set a new password.',
  'code.get': 'Get code',
  'code.getting': 'Sending code…',
  'reset.back': 'Remembered it?',
  'why.not_begun': 'First enter the phone number to send the code to.',
  'why.forgotten': 'This code can’t be sent again. Submit the form to get a new one.',

  'confirm.title': 'New password',
  'confirm.about': 'If this number is registered, we’ve sent a code to {phone}.',
  'confirm.change': 'Use another number',
  'confirm.after': 'Changing the password signs you out on all devices.',
  'password.change': 'Change password',
  'password.changing': 'Changing password…',
  'password.changed': 'Password changed!',
};
