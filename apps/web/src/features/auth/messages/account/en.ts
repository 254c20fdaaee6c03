import type { Messages } from '#shared/i18n/messages.ts';
import type { AccountId } from './uk.ts';

export const en: Messages<AccountId> = {
  'profile.title': 'Profile',
  'profile.passwordText': 'A change of password ends all other sessions.',
  'profile.changePassword': 'Change password',
  'profile.go': 'My profile and sessions',

  'data.title': 'Personal data',
  'data.about': 'Everybody you work with sees your name, and it appears in the audit log.',
  'data.name': 'Full name',
  'data.phone': 'Phone you sign in with',
  'data.merchant': 'Company',
  'data.merchantName': 'Name of the company or sole trader',
  'data.merchantHint': 'Everybody who works in your Kasa sees it',
  'data.merchantSaved': 'Company name changed!',
  'data.merchantFixed': 'The company name cannot be changed here. {reason}.',
  'data.position': 'Position',
  'data.roles': '{count, plural, one {Role} other {Roles}}',
  'data.fixed': 'Phone, position and role cannot be changed here.',
  'data.fixedBy':
    'Phone and position cannot be changed here. Your roles and permissions can be changed, within their own, by {count, plural, one {} other {any of }}{people}.',
  'data.saved': 'Profile saved!',

  'rights.title': 'Permissions',
  'rights.about':
    'What you may do in Kasa. A role grants permissions; single ones can be added or taken away.',
  'rights.all': 'You have all permissions.',
  'rights.none': 'You have no permission to change anything: you can only look.',
  'rights.have': 'You can',
  'rights.missing': 'You don’t have',
  'rights.givers':
    'To get them, ask {count, plural, one {this person} other {one of these people}}: {people}',
  'rights.giversUnknown': 'The owner of the company can grant them.',
  'rights.added': 'granted separately',
  'rights.removed': 'taken away separately',

  'sessions.title': 'Sessions',
  'sessions.about':
    'Where your account is open now. If you do not recognise a session, end it and change your password.',
  'sessions.list': 'Your sessions',
  'sessions.current': 'This session',
  'sessions.only': 'There are no other open sessions.',
  'sessions.unknown': 'Unknown device',
  'sessions.failed': 'The sessions could not be loaded',
  'sessions.signedIn': 'Signed in {at}',
  'sessions.lastSeen': 'Last active {at}',
  'sessions.address': 'Address {address}',
  'sessions.revoke': 'End',
  'sessions.revokeOf': 'End the session: {device}',
  'sessions.signOut': 'Sign out',
  'sessions.revokeTitle': 'End the session?',
  'sessions.revokeText':
    '{device}, address {address}. That device will have to sign in again; unsaved changes there are lost.',
  'sessions.revoking': 'Ending the session…',
  'sessions.revoked': 'Session ended!',
  'sessions.revokeOthers': 'Sign out everywhere else',
  'sessions.othersTitle': 'Sign out everywhere else?',
  'sessions.othersText':
    '{count, plural, one {# session} other {# sessions}} will be ended. This session stays open.',
  'sessions.othersConfirm': 'Sign out everywhere else',
  'sessions.othersRevoked': '{count, plural, one {# session ended!} other {# sessions ended!}}',
  'sessions.endedByPassword':
    'The password has been changed, so all other sessions were ended. Sign in there with the new password.',

  'password.about': 'You stay signed in here, and have to sign in again on all other devices.',
  'password.section': 'Password',
  'password.sectionText': 'The present password is needed, so that nobody else changes it at your screen.',
  'password.current': 'Current password',
};
