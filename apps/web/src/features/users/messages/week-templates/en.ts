import type { Messages } from '#shared/i18n/messages.ts';
import type { WeekTemplateId } from './uk.ts';

export const en: Messages<WeekTemplateId> = {
  'keep.title': 'Save the week as a template',
  'keep.about': 'The template keeps the shifts by days of the week, and the opening hours.',
  'keep.skipped':
    '{count, plural, one {# shift is not kept} other {# shifts are not kept}}: these people work here no more.',
  'keep.name': 'Name',
  'keep.as': 'Save as',
  'keep.new': 'A new template',
  'keep.instead': 'In place of “{name}”',
  'keep.insteadAbout': 'Its shifts and opening hours become those of this week.',
  'keep.stale': 'Somebody else has just changed the template. Save again to replace their changes, too.',
  'keep.done': 'The template is saved!',

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
