import type { Messages } from '#shared/i18n/messages.ts';
import type { StatisticsId } from './uk.ts';

export const en: Messages<StatisticsId> = {
  title: 'Statistics',
  own: 'My statistics',
  'back.profile': 'Profile',
  'back.users': 'Users',
  'back.dashboard': 'Overview',
  loading: 'Adding up statistics',
  failed: 'Couldn’t add up the statistics',
  'lost.title': 'No such user',
  'lost.text': 'The link may be out of date, or this person works at other points.',

  'empty.title': 'No sales and no shifts on these days',
  'empty.text':
    'Payments at terminals where this person was signed in, and their scheduled shifts, are shown here. Try another period.',
  'empty.ownText':
    'Payments at terminals where you were signed in, and your scheduled shifts, are shown here. Try another period.',

  ofPlanned: '{time} planned',
  'compared.more': '{percent}% more: was {value}',
  'compared.less': '{percent}% less: was {value}',
  'compared.same': 'The same as before',
  'compared.none': 'Was {value}',
  median: 'Median: {value}',
  'about.previous': '“Was” is for the period of the same length before: {days}.',
  'about.notWhole': 'Nothing to compare with: there is no complete data for {days}.',
  'about.median':
    'The median is of everybody who sold at the same points ({count, plural, one {# person} other {# people}}): half have more, half have less.',
  'about.elsewhere':
    'These include points where you don’t work any more: you can’t see their payments, and there is no median.',
  'about.noMedian':
    'There is no median: fewer than {least, plural, one {# person} other {# people}} sold at these points.',

  'sales.value': '{amount}, {count, plural, one {# payment} other {# payments}}, {refunded} refunded',
  'sales.none': 'No sales on these days.',
  hours: 'Working time (line: planned)',
  'hours.value': '{worked} worked, {planned} planned',
  'hours.axis': '{hours} h',
  'hours.none': 'Nobody signed in at terminals on these days, and no shifts were planned.',

  medianOf: 'Median of {count, plural, one {# person} other {# people}}',
};
