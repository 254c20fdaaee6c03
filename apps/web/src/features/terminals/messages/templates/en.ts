import type { Messages } from '#shared/i18n/messages.ts';
import type { TemplatesId } from './uk.ts';

export const en: Messages<TemplatesId> = {
  'list.title': 'Templates',
  'list.total': '{count, plural, one {# template} other {# templates}}',
  'list.totalCapped': 'More than {total} templates',
  'list.create': 'Create template',
  'list.search': 'Search templates',
  'list.searchPlaceholder': 'Name or description',
  'list.empty': 'A template stores settings shared by several terminals. Create your first one.',
  terminals: 'Terminals',

  'column.settings': 'Settings',
  'filter.used': 'Usage',
  'filter.used.true': 'In use',
  'filter.used.false': 'Not in use',
  'facts.settings': 'What the template sets',
  'facts.none': 'The template doesn’t set anything yet.',

  'action.delete': 'Delete',
  'action.apply': 'Apply to terminals',
  'action.copy': 'Create copy',
  'action.terminals': 'Terminals with this template',
  'action.inUse':
    '{count, plural, one {# terminal uses this template. Apply another one to it first} other {# terminals use this template. Apply another one to them first}}',

  'delete.title': 'Delete template “{name}”?',
  'delete.text': 'No terminals use it. This can’t be undone.',
  'delete.busy': 'Deleting…',
  'toast.deleted': 'Template deleted!',
  'toast.created': 'Template created!',
  'toast.changed': 'Template changed!',

  'edit.new': 'New settings template',
  'edit.newText':
    'Add only the settings terminals should share. Everything else is set on each terminal; settings from its previous template go away with that template.',
  'edit.title': 'Template “{name}”',
  'edit.short': 'Settings template',
  'edit.usedBy':
    '{count, plural, =0 {No terminals use this template yet.} one {# terminal uses this template and will get the changes, except where it has its own values.} other {# terminals use this template and will get the changes, except where they have their own values.}}',
  'edit.general': 'Template',
  'edit.generalText': 'How to recognise it in the list.',
  'edit.settings': 'What the template sets',
  'edit.held': 'The template sets {count, plural, one {# setting} other {# settings}} out of {all}.',
  'edit.lostTitle': 'Template not found',
  'edit.lostText': 'It may have been deleted, the link may be out of date, or it belongs to another company.',
  'edit.toList': 'Go to templates',
  'edit.copyOf': '{name} (copy)',

  'held.in': 'Set by the template',
  'held.add': 'Add a setting',
  'held.leave': 'Remove from template',
  'held.leaveOf': 'Remove from template: {label}',

  'apply.title': 'Apply template “{name}”',
  'apply.short': 'Apply template',
  'apply.text': 'Choose terminals. You’ll see exactly what changes before anything happens.',
  'apply.has': 'Already uses this template',
  'apply.preview': 'Preview changes',
  'apply.tooMany': 'Up to {most} terminals at a time',

  'value.none': 'None',
};
