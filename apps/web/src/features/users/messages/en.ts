import type { Messages } from '#shared/i18n/messages.ts';
import type { UsersId } from './uk.ts';

export const en: Messages<UsersId> = {
  'users.title': 'Users',
  'users.total': '{count, plural, one {# user} other {# users}}',
  'users.totalCapped': 'more than {total} users',
  'users.search': 'Find a user',
  'users.searchPlaceholder': 'Name, position or phone',
  'users.empty': 'Everybody who works in your Kasa will be here.',
  'users.gateBack': 'To the terminals',

  'single.added': 'Granted: {rights}',
  'single.removed': 'Taken away: {rights}',
  'single.none': 'As in the role',

  'filter.single.true': 'Some',
  'filter.single.false': 'None, roles only',

  'action.rights': 'Change permissions',

  'rights.title': 'User’s permissions',
  'rights.lost': 'This user is not in the list or is not yours.',
  'rights.closed': 'Access is closed: the permissions will count once it is open again.',
  'rights.roles': 'Roles',
  'rights.rolesAbout': 'A role gives a set of permissions. There can be several roles.',
  'rights.roleRights': '{count, plural, =0 {Viewing only} one {# permission} other {# permissions}}',
  'rights.tags': 'Permissions',
  'rights.tagsAbout': 'Tick what else the person may do, or untick what they should not.',
  'rights.ofRole': '{count, plural, one {From the role} other {From the roles}} {roles}',
  'rights.roleName': '“{name}”',
  'rights.added': 'Granted separately',
  'rights.removed':
    'Taken away separately, although the {count, plural, one {role} other {roles}} {roles} {count, plural, one {has} other {have}} it',

  'group.terminals': 'Terminals',
  'group.payments': 'Payments and cash',
  'group.trade': 'Points, goods, loyalty',
  'group.transport': 'Transport',
  'group.company': 'Company and people',
  'group.control': 'Reports and control',

  'summary.title': 'After saving',
  'summary.rolesGiven': '{count, plural, one {New role} other {New roles}}: {names}',
  'summary.rolesTaken': '{count, plural, one {Without the role} other {Without the roles}}: {names}',
  'summary.gained': 'Will be able to: {names}',
  'summary.lost': 'Will no longer be able to: {names}',
  'summary.same': 'What the person may do stays the same.',
  'summary.roleNeeded': 'Choose at least one role',

  'reason.own': 'These are your own permissions: nobody changes their own.',
  'reason.ownBy':
    'These are your own permissions: nobody changes their own. They can be changed by {count, plural, one {} other {any of }}{people}',
  'reason.owner': 'Only an owner grants, changes or takes away the rights of an owner.',
  'reason.ownerBy': 'Only an owner grants, changes or takes away the rights of an owner: {people}',
  'reason.role': 'This role has the permission “{right}”, which you do not have.',
  'reason.roleBy':
    'This role has the permission “{right}”, which you do not have. It can be granted or taken away by {count, plural, one {} other {any of }}{people}',
  'reason.tag': 'You do not have this permission.',
  'reason.tagBy':
    'You do not have this permission. It can be granted or taken away by {count, plural, one {} other {any of }}{people}',

  'toast.saved': 'Permissions saved!',
};
