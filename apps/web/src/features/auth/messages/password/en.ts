import type { Messages } from '#shared/i18n/messages.ts';
import type { PasswordId } from './uk.ts';

export const en: Messages<PasswordId> = {
  'reset.title': 'Forgot your password?',
  'reset.about': 'Enter the phone you sign in with. We will send a code to choose a new password.',
  'reset.phone': 'Phone',
  'reset.phonePlaceholder': '+380 67 123 45 67',
  'reset.submit': 'Get the code',
  'reset.submitting': 'Sending the code…',
  'reset.back': 'Remembered it?',
  'why.not_begun': 'First enter the phone to send the code to.',
  'why.forgotten': 'This code cannot be renewed. Send the form to get a new one.',

  'confirm.title': 'New password',
  'confirm.about': 'If the number is registered, we have sent a code to {phone}.',
  'confirm.change': 'Another number',
  'confirm.after': 'Changing the password signs you out on all devices.',
  'confirm.submit': 'Change password',
  'confirm.submitting': 'Changing the password…',
  'confirm.done': 'Password changed!',
};
