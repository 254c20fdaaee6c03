import type { Messages } from '#shared/i18n/messages.ts';
import type { AuditId } from './uk.ts';

export const en: Messages<AuditId> = {
  'audit.title': 'Audit log',
  'audit.total': '{count, plural, one {# entry} other {# entries}}',
  'audit.totalCapped': 'more than {total} entries',
  'audit.empty': 'Changes will appear here: who changed what and when, with the values before and after.',
  'audit.outside': '{count, plural, one {# entry is} other {# entries are}} outside this period.',
  'audit.outsideCapped': 'More than {total} entries are outside this period.',
  'audit.showAll': 'Show all time',
  'audit.search': 'Search by the name of the object',
  'audit.searchPlaceholder': 'Name of the object',
  'audit.sameAction': 'same action',
  'audit.gateBack': 'To the start page',

  'column.object': 'Object',

  'filter.peopleFailed': 'The list of people could not be loaded.',
  'filter.objectHint': 'Only changes of this object are shown. Choose another one in the menu of its entry.',
  'filter.objectOther': 'one object',
  'filter.period': 'Period',

  'action.openObject': 'Open the object',
  'action.byObject': 'All changes of this object',
  'action.byPerson': 'All changes by this person',
  'action.copyAddress': 'Copy the address',

  'changes.label': 'What was changed',
  'changes.before': 'Before',
  'changes.after': 'After',
  'changes.created': 'Created with this data',
  'changes.removed': 'Removed. This is how it was',
  'changes.none': 'There are no details.',

  'value.photo': 'photo',
  'value.photoOther': 'another photo',
  'value.secret': 'changed',
};
