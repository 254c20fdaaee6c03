import type { Messages } from '#shared/i18n/messages.ts';
import type { UsersId } from './uk.ts';

export const en: Messages<UsersId> = {
  'users.title': 'Users',
  'users.total': '{count, plural, one {# user} other {# users}}',
  'users.totalCapped': 'More than {total} users',
  'users.search': 'Search users',
  'users.searchPlaceholder': 'Name, position or phone',
  'users.empty': 'Add the people who work for you: each will sign in with their own phone.',
  'users.create': 'Add user',

  'state.expired': 'Invitation expired',

  'invitation.about':
    'The code was sent to their phone. Give them this link: the code lets them set a password and sign in. If it didn’t arrive, check the number or invite them with another one.',
  'invitation.expired': 'The code is no longer valid. Send it again.',
  'invitation.link': 'Link',

  'hire.title': 'New user',
  'hire.text': 'They’ll get a code on their phone to set their own password.',
  'hire.submit': 'Send invitation',
  'hire.busy': 'Sending invitation…',
  'hire.done': 'Invitation sent!',

  'edit.title': 'Edit user',
  'edit.lostTitle': 'User not found',
  'edit.toList': 'Back to users',
  'edit.done': 'User updated!',
  'edit.donePhone': 'User updated, a code was sent to the new number!',

  'form.person': 'Person',
  'form.personText': 'Everyone who works in your Kasa sees the name; it’s in the audit log, too.',
  'form.signIn': 'Sign-in',
  'form.signInText': 'They set the password themselves, by the code sent to the phone.',
  'form.work': 'Where they work',
  'form.workText':
    'Points and depots. Directors, cashiers and drivers see and change only what belongs to theirs.',
  'form.rights': 'Permissions',
  'form.rightsText': 'What the person can see and do. You can change permissions at any time.',
  'form.rightsElsewhere': 'Roles and individual permissions are edited separately from the details.',

  'points.add': 'Add point or depot',
  'points.search': 'Search points and depots',
  'points.chosen': 'Selected points',
  'points.remove': 'Remove: {name}',

  'phone.active':
    'They’ll be signed out on all devices and the old password will stop working; a code will be sent to the new number.',
  'phone.invited': 'The previous code will stop working; a new one will be sent to this number.',

  'single.added': 'Added: {rights}',
  'single.removed': 'Removed: {rights}',
  'single.none': 'Same as role',

  'filter.single.true': 'Some',
  'filter.single.false': 'None, roles only',

  'action.branches': 'Points and people',
  'action.templates': 'Permission templates',
  'action.statistics': 'Statistics',
  'action.compare': 'Compare…',
  'action.whoMay': 'Who can do what',
  'action.fromFile': 'Add from a file',
  'action.rights': 'Edit permissions',
  'action.resend': 'Resend code',
  'action.withdraw': 'Withdraw invitation',
  'action.close': 'Close access',
  'action.reopen': 'Restore access',

  'denial.own_rights': 'This is you: your own access, phone and points are changed by someone else.',
  'denial.owner_only': 'Only an owner can change an owner.',
  'denial.right_beyond_own': 'This person has the permission “{right}”, which you don’t have.',
  'denial.beyond_own_points': 'This person has a role that sees all points, and you only see your own.',
  'denial.by': 'This can be done by {count, plural, one {} other {any of }}{people}',

  'resend.done': 'Code sent again!',
  'withdraw.title': 'Withdraw the invitation of {name}?',
  'withdraw.text':
    'The code sent to {phone} will stop working. If they have never signed in, they’ll disappear from the list; if they worked here before, they’ll stay as “Has left”.',
  'withdraw.confirm': 'Withdraw',
  'withdraw.busy': 'Withdrawing…',
  'withdraw.done': 'Invitation withdrawn!',
  'close.title': 'Close access for {name}?',
  'close.text':
    'All their sessions will end at once and they won’t be able to sign in. The history of what they did, receipts and shifts will stay.',
  'close.confirm': 'Close access',
  'close.busy': 'Closing access…',
  'close.done': 'Access closed!',
  'reopen.title': 'Restore access: {name}?',
  'reopen.text':
    'A code to set a new password will be sent to {phone}. Permissions and points will be the same as before.',
  'reopen.confirm': 'Send code',
  'reopen.busy': 'Sending code…',
  'reopen.done': 'Invitation sent!',

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
  'rights.left': 'This person has left: permissions will apply once they’re brought back.',
  'rights.invited': 'The invitation isn’t accepted yet: permissions will apply once they sign in.',
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
  'reason.points': 'This role sees all points, and you only see your own.',
  'reason.pointsBy':
    'This role sees all points, and you only see your own. It can be granted or removed by {count, plural, one {} other {any of }}{people}',
  'reason.tag': 'You don’t have this permission.',
  'reason.tagBy':
    'You don’t have this permission. It can be granted or removed by {count, plural, one {} other {any of }}{people}',

  'toast.saved': 'Permissions saved!',
};
