import type { Messages } from '#shared/i18n/messages.ts';
import type { ActivityId } from './uk.ts';

export const en: Messages<ActivityId> = {
  title: 'Recent sign-in activity',
  about:
    'Sign-ins, failed attempts, ended sessions, and changes of password and second factor. If you don’t recognise one, change your password.',
  list: 'Recent sign-in activity',
  failed: 'Couldn’t load activity',
  none: 'No activity yet.',
  attempts: '{count, plural, one {# attempt} other {# attempts}}',
  address: '{count, plural, one {Address} other {Addresses}} {addresses}',
  newBrowser: 'New browser',
  unknown: 'Unknown device',
  journal: 'See all in the audit log',

  'notice.text':
    'Sign-in from a new browser: {device}, {at}, address {address}. Not you? End that session and change your password.',
  'notice.open': 'View sessions',
  'notice.dismiss': 'It was me, close',
};
