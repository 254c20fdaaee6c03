import type { Messages } from '#shared/i18n/messages.ts';
import type { UsersId } from './uk.ts';

export const en: Messages<UsersId> = {
  'users.title': 'Users',
  'users.total': '{count, plural, one {# user} other {# users}}',
  'users.totalCapped': 'More than {total} users',
  'users.search': 'Search users',
  'users.searchPlaceholder': 'Name, position or phone',
  'users.empty': 'Everyone who works in your Kasa will appear here.',

  'single.added': 'Added: {rights}',
  'single.removed': 'Removed: {rights}',
  'single.none': 'Same as role',

  'filter.single.true': 'Some',
  'filter.single.false': 'None, roles only',

  'action.rights': 'Edit permissions',

  'action.removeFactor': 'Remove two-factor authentication',
  'removeFactor.own': 'Turn off your own second factor in your profile',
  'removeFactor.denied':
    'Only someone with all of this person’s permissions can reset it, and only an owner for an owner',

  'factor.title': 'Remove two-factor authentication?',
  'factor.about':
    '{name} will sign in with the password alone until they turn it on again. All their sessions will end. Make sure it’s really them asking.',
  'factor.reason': 'Reason',
  'factor.reasonHint': 'For example, a lost phone. It stays in the audit log.',
  'factor.remove': 'Remove',
  'factor.removing': 'Removing…',
  'factor.removed': 'Two-factor authentication removed!',

  'user.title': 'User',
  'user.noTags': 'View only',

  'rights.title': 'User permissions',
  'rights.lost': 'User not found. The link may be out of date, or the user belongs to another company.',
  'rights.closed': 'Access is closed: permissions will apply once it’s reopened.',
  'rights.roles': 'Roles',
  'rights.rolesAbout': 'A role is a set of permissions. A user can have several roles.',
  'rights.roleRights': '{count, plural, =0 {View only} one {# permission} other {# permissions}}',
  'rights.tags': 'Permissions',
  'rights.tagsAbout': 'Select what else this person can do, or clear what they shouldn’t.',
  'rights.ofRole': '{count, plural, one {From role} other {From roles}} {roles}',
  'rights.roleName': '“{name}”',
  'rights.added': 'Added individually',
  'rights.removed':
    'Removed individually, although included in the {count, plural, one {role} other {roles}} {roles}',

  'group.terminals': 'Terminals',
  'group.payments': 'Payments and cash',
  'group.trade': 'Points, goods, loyalty',
  'group.transport': 'Transport',
  'group.company': 'Company and people',
  'group.control': 'Reports and control',

  'summary.title': 'After you save',
  'summary.rolesGiven': '{count, plural, one {New role} other {New roles}}: {names}',
  'summary.rolesTaken': '{count, plural, one {Role removed} other {Roles removed}}: {names}',
  'summary.gained': 'Will be able to: {names}',
  'summary.lost': 'Will no longer be able to: {names}',
  'summary.same': 'What this person can do won’t change.',
  'summary.roleNeeded': 'Choose at least one role',

  'reason.own': 'These are your own permissions: you can’t change them yourself.',
  'reason.ownBy':
    'These are your own permissions: you can’t change them yourself. They can be changed by {count, plural, one {} other {any of }}{people}',
  'reason.owner': 'Only an owner can grant, change or remove an owner’s permissions.',
  'reason.ownerBy': 'Only an owner can grant, change or remove an owner’s permissions: {people}',
  'reason.role': 'This role includes the permission “{right}”, which you don’t have.',
  'reason.roleBy':
    'This role includes the permission “{right}”, which you don’t have. It can be granted or removed by {count, plural, one {} other {any of }}{people}',
  'reason.tag': 'You don’t have this permission.',
  'reason.tagBy':
    'You don’t have this permission. It can be granted or removed by {count, plural, one {} other {any of }}{people}',

  'toast.saved': 'Permissions saved!',
};
