import type { Messages } from '#shared/i18n/messages.ts';
import type { WeekTemplateId } from './uk.ts';

export const en: Messages<WeekTemplateId> = {
  'save.title': 'Save the week as a template',
  'save.about': 'The template has the shifts by days of the week, and the opening hours.',
  'save.skipped':
    '{count, plural, one {# shift is not saved} other {# shifts are not saved}}: these people no longer work here.',
  'save.name': 'Name',
  'save.as': 'Save as',
  'save.new': 'A new template',
  'save.instead': 'In place of “{name}”',
  'save.insteadAbout': 'Its shifts and opening hours become those of this week.',
  'save.stale': 'Somebody else has just changed the template. Save again to replace their changes, too.',
  'save.done': 'The template is saved!',

  'choose.title': 'Fill the week from a template',
  'choose.counts':
    '{shifts, plural, one {# shift} other {# shifts}} · {people, plural, one {# person} other {# people}}',
  'choose.fill': 'Fill',
  'choose.fillWith': 'Fill from the template “{name}”',
  'choose.delete': 'Delete the template “{name}”',
  'choose.empty': 'This point has no templates yet',
  'choose.emptyText':
    'Plan a week and choose “Save as a template…” under “More actions”: the weeks after it are filled from it.',

  'action.delete': 'Delete',
  'delete.title': 'Delete the template “{name}”?',
  'delete.text': 'Weeks that were filled from it stay as they are. The template can’t be restored.',
  'delete.busy': 'Deleting…',
  'delete.done': 'The template is deleted!',
};
