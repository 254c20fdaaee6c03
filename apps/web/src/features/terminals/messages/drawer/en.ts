import type { Messages } from '#shared/i18n/messages.ts';
import type { TerminalDrawerId } from './uk.ts';

export const en: Messages<TerminalDrawerId> = {
  title: 'Terminal',
  lostText: 'The link may have been copied in part, or the terminal belongs to another company.',

  'money.title': 'Money',
  'money.today': 'Today',
  'money.payments': 'Payments today',
  'money.denied': 'What the terminal took and its cash are hidden.',
  'money.inside': 'Cash inside',

  'waits.title': 'Waits for',
  'waits.activation': 'Activation, since {at}',
  'waits.settings': 'Settings changed on {at}: not received yet',
  'waits.update': 'An update requested on {at}',
  'waits.bulk_run': 'Its turn in a bulk action begun on {at}',

  'link.title': 'Connection over 24 hours',
  'link.always': 'Online all the time',
  'link.never': 'Was not online',
  'link.away': '{count, plural, one {Offline once} other {Offline # times}}, {time} in all',
  'link.period': '{from} to {to}',
  'link.now': 'since {from}',
  'link.more': '{count, plural, one {and once more} other {and # times more}} before',

  'payments.title': 'Latest payments',
  'payments.none': 'No payments yet.',
  'payments.failed': 'The payments could not be loaded.',

  'own.title': 'Its own settings',
  'own.none': 'None: all as in the template “{name}”.',
  'own.noneStandard': 'None: all are standard.',
  'own.template': 'in the template: {value}',
  'own.standard': 'standard: {value}',
  'own.empty': 'empty',
  'own.yes': 'yes',
  'own.no': 'no',

  'device.title': 'Device',
  'device.vehicle': 'Vehicle',
  'device.noTemplate': 'No template',

  'change.title': 'Last change',
  'change.by': '{by}, {at}',
};
