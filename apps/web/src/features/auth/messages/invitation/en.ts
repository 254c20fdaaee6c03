import type { Messages } from '#shared/i18n/messages.ts';
import type { InvitationId } from './uk.ts';

export const en: Messages<InvitationId> = {
  title: 'You’re invited',
  about: 'Enter the code sent to your phone and choose a password.',
  phoneHint: 'The one the code was sent to',
  codeHint: 'Six digits, valid for three days',
  submit: 'Save password and sign in',
  submitting: 'Saving password…',
  noCode: 'No code? Ask whoever invited you to send it again.',
  done: 'Password saved! Now sign in',
  already: 'Already have a password?',
};
