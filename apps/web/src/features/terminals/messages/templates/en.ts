import type { Messages } from '#shared/i18n/messages.ts';
import type { TemplatesId } from './uk.ts';

export const en: Messages<TemplatesId> = {
  'list.title': 'Settings templates',
  'list.total': '{count, plural, one {# template} other {# templates}}',
  'list.totalCapped': 'more than {total} templates',
  'list.create': 'Create a template',
  'list.search': 'Search templates',
  'list.searchPlaceholder': 'Name or description',
  'list.empty': 'A template holds the settings that several terminals share. Create the first one.',
  terminals: 'Terminals',

  'column.settings': 'Settings',
  'filter.used': 'Use',
  'filter.used.true': 'In use',
  'filter.used.false': 'Not in use',
  'facts.settings': 'What the template sets',
  'facts.none': 'The template sets nothing yet.',

  'action.delete': 'Delete',
  'action.apply': 'Apply to terminals',
  'action.copy': 'Create a copy',
  'action.terminals': 'Terminals with this template',
  'action.inUse':
    '{count, plural, one {# terminal has the template. Apply another one to it first} other {# terminals have the template. Apply another one to them first}}',

  'delete.title': 'Delete the template “{name}”?',
  'delete.text': 'No terminal has it. It cannot be brought back.',
  'delete.busy': 'Deleting…',
  'toast.deleted': 'Template deleted!',
  'toast.created': 'Template created!',
  'toast.changed': 'Template changed!',

  'edit.new': 'New settings template',
  'edit.newText':
    'Add only what is to be shared. All else is each terminal’s own: settings of the template that it had before go together with that.',
  'edit.title': 'Template “{name}”',
  'edit.short': 'Settings template',
  'edit.usedBy':
    '{count, plural, =0 {No terminal has the template yet.} one {# terminal has the template: it gets the changes, except where it has own values.} other {# terminals have the template: they get the changes, except where they have own values.}}',
  'edit.general': 'Template',
  'edit.generalText': 'How to recognise it in the list.',
  'edit.held': 'The template sets {count, plural, one {# setting} other {# settings}} of {all}.',
  'edit.lostTitle': 'There is no such template',
  'edit.lostText': 'It may have been deleted, the link may be out of date, or it belongs to another company.',
  'edit.toList': 'To the list of templates',
  'edit.copyOf': '{name} (copy)',

  'held.in': 'Set by the template',
  'held.out': 'Not set',
  'held.take': 'Add',
  'held.takeOf': 'Add to the template: {label}',
  'held.leave': 'Leave out of the template',
  'held.leaveOf': 'Leave out of the template: {label}',

  'apply.title': 'Apply the template “{name}”',
  'apply.short': 'Apply a template',
  'apply.text': 'Choose terminals. Before anything changes you will see what.',
  'apply.has': 'Has this template already',
  'apply.preview': 'Show the changes',
  'apply.tooMany': 'At most {most} terminals at a time',

  'value.none': 'None',
};
