import type { Messages } from '#shared/i18n/messages.ts';
import type { AuditId } from './uk.ts';

export const en: Messages<AuditId> = {
  'audit.title': 'Audit log',
  'audit.total': '{count, plural, one {# operation} other {# operations}}',
  'audit.totalCapped': 'More than {total} operations',
  'audit.empty': 'Changes will appear here: who changed what and when, with the old and new values.',
  'audit.outside': '{count, plural, one {# operation is} other {# operations are}} outside this period.',
  'audit.outsideCapped': 'More than {total} operations are outside this period.',
  'audit.showAll': 'Show all time',
  'audit.search': 'Search by object name',
  'audit.searchPlaceholder': 'Object name',

  'column.object': 'Object',

  'filter.objectHint':
    'Only changes to this object are shown. To pick another one, use the menu of its entry.',
  'filter.objectOther': 'one object',

  'action.openObject': 'Open object',
  'action.byObject': 'All changes to this object',
  'action.byPerson': 'All changes by this person',
  'action.copyAddress': 'Copy address',

  'fold.count': '{count, plural, one {# entry} other {# entries}}',
  'fold.more': 'Show more',
  'entry.title': 'Log entry',
  'entry.lostText': 'The link may be incomplete, or the entry belongs to another company.',

  'changes.label': 'What changed',
  'changes.before': 'Before',
  'changes.after': 'After',
  'changes.created': 'Created with this data',
  'changes.removed': 'Deleted. Previous data',
  'changes.none': 'No details.',

  'value.photo': 'photo',
  'value.photoOther': 'different photo',
  'value.empty': 'empty',
  'value.secret': 'changed',

  'source.own': 'own',
  'source.template': 'from template',
  'source.standard': 'default',
};
