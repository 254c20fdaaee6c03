import type { Messages } from '#shared/i18n/messages.ts';
import type { RightsTemplatesId } from './uk.ts';

export const en: Messages<RightsTemplatesId> = {
  'templates.title': 'Permission templates',
  'templates.total': '{count, plural, one {# template} other {# templates}}',
  'templates.totalCapped': 'More than {total} templates',
  'templates.search': 'Search templates',
  'templates.searchPlaceholder': 'Template name',
  'templates.empty':
    'Save the permissions you give to several people, so you don’t have to tick them every time.',
  'templates.create': 'Create template',
  'templates.back': 'Users',

  'column.rights': 'Permissions',
  'rights.count': '{count, plural, =0 {View only} one {# permission} other {# permissions}}',
  'changed.count': '{count} with other permissions',
  'changed.none': 'As in the template',

  'template.title': 'Permission template',
  'template.lostTitle': 'No such template',
  'template.lostText': 'The link may be out of date, or the template was deleted.',
  'template.toList': 'To the list of templates',
  'template.createTitle': 'New permission template',
  'template.createText': 'Roles and permissions that you give together.',
  'template.editShort': 'Edit template',
  'template.created': 'Template created!',
  'template.changed': 'Template saved!',
  'template.changedFor':
    'Template saved! The permissions of {count, plural, one {# person} other {# people}} haven’t changed: apply it again.',
  'template.deleted': 'Template deleted!',
  'template.noTags': 'View only',

  'form.name': 'Name',
  'form.nameText': 'What the template is chosen by when permissions are given.',
  'form.rights': 'Permissions',
  'form.rightsText': 'Changing a template gives and takes nothing by itself: apply it again afterwards.',

  'denial.owner': 'The template grants an owner’s permissions: only an owner can manage it.',
  'denial.points': 'The template includes a role that sees all points, and you only see your own.',
  'denial.takesPoints':
    'The person has a role that sees all points, and you only see your own, so you can’t take it away.',
  'denial.beyond': 'The template includes the permission “{right}”, which you don’t have.',
  'denial.takes': 'The person has the permission “{right}”, which you don’t have, so you can’t take it away.',
  'denial.nobody': 'Nobody has this template: choose it in a user’s permissions.',

  'action.apply': 'Apply again',
  'action.delete': 'Delete',
  'delete.title': 'Delete the template “{name}”?',
  'delete.text': 'People who have it keep their permissions. The template can’t be restored.',
  'delete.busy': 'Deleting…',

  'apply.title': 'Apply the template “{name}” again',
  'apply.about':
    'Everyone who has this template will get exactly its permissions. They take effect immediately.',
  'apply.changed': 'Permissions change for {count, plural, one {# person} other {# people}}',
  'apply.refused': '{count, plural, one {# person is} other {# people are}} skipped',
  'apply.same':
    '{count, plural, one {# person already has} other {# people already have}} exactly these permissions.',
  'apply.capped': 'The first {count} are shown.',
  'apply.nothing': 'Nothing to change: everyone you can change already has exactly these permissions.',
  'apply.stale': 'Someone else has just changed the template. Check what will change now.',
  'apply.submit':
    '{count, plural, =0 {Apply} one {Change permissions of # person} other {Change permissions of # people}}',
  'apply.busy': 'Changing permissions…',
  'apply.done': 'Permissions changed for {count, plural, one {# person} other {# people}}!',
  'apply.doneSkipped':
    'Permissions changed for {count, plural, one {# person} other {# people}}, skipped: {skipped}.',
  'apply.rolesGained': '{count, plural, one {New role} other {New roles}}: {names}',
  'apply.rolesLost': '{count, plural, one {No longer the role} other {No longer the roles}}: {names}',
  'apply.gained': 'Gains: {names}',
  'apply.lost': 'Loses: {names}',
  'apply.own_rights': 'This is you: nobody changes their own permissions.',
  'apply.owner_only': 'Only an owner can change an owner’s permissions.',
  'apply.beyond_own_points': 'This also concerns points where you don’t work.',
  'apply.right_beyond_own': 'You don’t have the permission “{right}”.',

  'choice.label': 'Template',
  'choice.hint': 'Ticks roles and permissions for you; you can change them afterwards.',
  'choice.changed': 'The permissions differ from the template.',
  'choice.search': 'Search permission templates',
  'choice.none': 'There are no templates yet.',
  'choice.placeholder': 'No template',

  'save.action': 'Save as template',
  'save.title': 'Save permissions as a template',
  'save.about': 'The template will have the roles and permissions ticked in the form.',
  'save.busy': 'Saving…',
  'save.noRole': 'Choose at least one role first',
};
