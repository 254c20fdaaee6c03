import type { Messages } from '#shared/i18n/messages.ts';
import type { uk } from './uk.ts';

export const en: Messages<keyof typeof uk> = {
  'points.title': 'Points',
  'points.total': '{count, plural, one {# point} other {# points}}',
  'points.totalCapped': 'More than {total} points',
  'points.create': 'Add',
  'points.empty': 'Nothing here yet. Add your first point.',
  'points.search': 'Search points',
  'points.searchPlaceholder': 'Name',

  'point.title': 'Point',
  'point.lostTitle': 'Point not found',
  'point.lostText': 'The link may be out of date, or the point belongs to another company.',
  'point.toList': 'Go to points',
  'point.createTitle': 'New point',
  'point.createText': 'The name appears in lists and in the audit log.',
  'point.editTitle': 'Point “{name}”',
  'point.editShort': 'Edit point',
  'point.created': 'Point created!',
  'point.changed': 'Point changed!',

  'form.main': 'General',
};
