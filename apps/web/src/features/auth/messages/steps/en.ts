import type { Messages } from '#shared/i18n/messages.ts';
import type { StepsId } from './uk.ts';

export const en: Messages<StepsId> = {
  toSignIn: 'Sign in',
  'code.label': 'Code from the SMS',
  'code.left': '{count, plural, one {# attempt left} other {# attempts left}}',
  'code.hint': 'Six digits, valid for 5 minutes',
  'code.over': 'The code is no longer valid. Send a new one.',
  'code.resend': 'Send the code again',
  'code.resendNew': 'Send a new code',
  'code.resending': 'Sending…',
  'code.wait': 'You can send it again in {time}',
  'code.waitSpoken':
    '{seconds, plural, =0 {The code can be sent again} one {You can send it again in # second} other {You can send it again in # seconds}}',
  'code.sent': 'A new code has been sent. The previous one is no longer valid',
  'code.unknown': 'Could not find out whether the code is still valid.',

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
  'reset.about': 'Enter the phone you sign in with. We will send a code to choose a new password.',
  'code.get': 'Get the code',
  'code.getting': 'Sending the code…',
  'reset.back': 'Remembered it?',
  'why.not_begun': 'First enter the phone to send the code to.',
  'why.forgotten': 'This code cannot be renewed. Send the form to get a new one.',

  'confirm.title': 'New password',
  'confirm.about': 'If the number is registered, we have sent a code to {phone}.',
  'confirm.change': 'Another number',
  'confirm.after': 'Changing the password signs you out on all devices.',
  'password.change': 'Change password',
  'password.changing': 'Changing the password…',
  'password.changed': 'Password changed!',
};
