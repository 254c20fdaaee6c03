import type { Messages } from '#shared/i18n/messages.ts';
import type { TerminalDrawerId } from './uk.ts';

export const en: Messages<TerminalDrawerId> = {
  title: 'Terminal',
  lostText:
    'The link may be incomplete, or the terminal belongs to another company or to a point where you don’t work.',

  'money.title': 'Money',
  'money.today': 'Today',
  'money.payments': 'Payments today',
  'payments.denied': 'This terminal’s payments are hidden.',
  'money.denied': 'This terminal’s sales and cash are hidden.',
  'money.inside': 'Cash inside',

  'waits.title': 'Waiting for',
  'waits.activation': 'Activation, since {at}',
  'waits.settings': 'Settings changed {at}: not received yet',
  'waits.update': 'Update requested {at}',
  'waits.bulk_run': 'Its turn in a bulk action started {at}',

  'link.title': 'Connection, last 24 hours',
  'link.always': 'Online all the time',
  'link.never': 'Not online at all',
  'link.away': '{count, plural, one {Offline once} other {Offline # times}}, {time} in total',
  'link.period': '{from} to {to}',
  'link.now': 'since {from}',
  'link.more': '{count, plural, one {and once more} other {and # more times}} earlier',

  'payments.title': 'Recent payments',
  'payments.none': 'No payments yet.',
  'payments.failed': 'Couldn’t load the payments.',

  'own.title': 'Own settings',
  'own.none': 'None: everything follows the template “{name}”.',
  'own.noneStandard': 'None: all settings are standard.',
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
