import type { Messages } from '#shared/i18n/messages.ts';
import type { AccountId } from './uk.ts';

export const en: Messages<AccountId> = {
  'profile.title': 'Profile',
  'profile.passwordText': 'Changing your password ends all other sessions.',
  'profile.changePassword': 'Change password',
  'profile.schedule': 'My schedule',
  'profile.scheduleText': 'Your shifts that your manager has published.',
  'profile.openSchedule': 'Open the schedule',
  'profile.statistics': 'My statistics',
  'profile.statisticsText': 'How much you sold and worked.',
  'profile.openStatistics': 'Open statistics',
  'profile.go': 'My profile and sessions',

  'data.title': 'Personal details',
  'data.about': 'Everyone you work with can see your name. It also appears in the audit log.',
  'data.name': 'Full name',
  'data.phone': 'Sign-in phone',
  'data.merchant': 'Company',
  'data.merchantName': 'Company or sole trader name',
  'data.merchantHint': 'Visible to everyone who works in your Kasa',
  'data.business': 'Business',
  'data.businessHint': 'The first steps depend on it',
  'data.businessNone': 'Not set',
  'data.merchantSaved': 'Company details changed!',
  'data.merchantFixed': 'The company name can’t be changed here. {reason}.',
  'data.position': 'Position',
  'data.roles': '{count, plural, one {Role} other {Roles}}',
  'data.fixed': 'Your phone, position and role can’t be changed here.',
  'data.fixedBy':
    'Your phone and position can’t be changed here. Your roles and permissions can be changed, within their own, by {count, plural, one {} other {any of }}{people}.',
  'data.saved': 'Profile saved!',

  'rights.title': 'Permissions',
  'rights.about':
    'What you can do in Kasa. Permissions come from your role; individual ones can be added or removed.',
  'rights.all': 'You have all permissions.',
  'rights.none': 'You can’t change anything: view only.',
  'rights.have': 'You can',
  'rights.missing': 'You can’t',
  'rights.givers':
    'To get access, ask {count, plural, one {this person} other {one of these people}}: {people}',
  'rights.giversUnknown': 'The company owner can grant these.',
  'rights.added': 'added individually',
  'rights.removed': 'removed individually',

  'sessions.title': 'Sessions',
  'sessions.about':
    'Where you’re signed in right now. If you don’t recognise a session, end it and change your password.',
  'sessions.list': 'Your sessions',
  'sessions.current': 'This session',
  'sessions.only': 'No other open sessions.',
  'sessions.unknown': 'Unknown device',
  'sessions.failed': 'Couldn’t load sessions',
  'sessions.signedIn': 'Signed in {at}',
  'sessions.lastSeen': 'Last active {at}',
  'sessions.address': 'Address {address}',
  'sessions.revoke': 'End',
  'sessions.revokeOf': 'End session: {device}',
  'sessions.signOut': 'Sign out',
  'sessions.revokeTitle': 'End this session?',
  'sessions.revokeText':
    '{device}, address {address}. You’ll need to sign in again on that device; unsaved changes there will be lost.',
  'sessions.revoking': 'Ending session…',
  'sessions.revoked': 'Session ended!',
  'sessions.revokeOthers': 'Sign out everywhere else',
  'sessions.othersTitle': 'Sign out everywhere else?',
  'sessions.othersText':
    '{count, plural, one {# session} other {# sessions}} will end. This session stays open.',
  'sessions.othersConfirm': 'Sign out everywhere else',
  'sessions.othersRevoked': '{count, plural, one {# session ended!} other {# sessions ended!}}',
  'sessions.endedByPassword':
    'Your password was changed, so all other sessions have ended. Sign in on other devices with the new password.',

  'password.about': 'You’ll stay signed in here but will need to sign in again on all other devices.',
  'password.section': 'Password',
  'password.sectionText':
    'We ask for your current password so that no one else can change it from your screen.',
  'password.current': 'Current password',
};
