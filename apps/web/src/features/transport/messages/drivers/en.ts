import type { Messages } from '#shared/i18n/messages.ts';
import type { DriversId } from './uk.ts';

export const en: Messages<DriversId> = {
  'drivers.title': 'Drivers',
  'drivers.total': '{count, plural, one {# driver} other {# drivers}}',
  'drivers.totalCapped': 'More than {total} drivers',
  'drivers.create': 'Add driver',
  'drivers.empty': 'Add your first driver to open a shift.',
  'drivers.search': 'Search drivers',
  'drivers.searchPlaceholder': 'Driver name',

  'driver.title': 'Driver',
  'driver.lostText':
    'Driver not found. The link may be out of date, or the driver belongs to another company.',
  'driver.createTitle': 'New driver',
  'driver.createText': 'Once the driver is added, you can open a shift.',
  'driver.created': 'Driver created!',
  'driver.changed': 'Driver changed!',

  'column.number': 'Personnel no.',
  'column.transport': 'Vehicle no.',
  'column.since': 'On shift since',
  'column.messenger': 'Messenger',
  'column.money': 'Cash',
  'column.write': 'Message',
  'column.writeTo': 'Message {name}',

  'filter.shift': 'Shift',

  'action.changeRoute': 'Change route',
  'action.changeTransport': 'Change vehicle',
  'action.openShift': 'Open shift',
  'action.closeShift': 'Close shift',
  'action.write': 'Send message',

  'card.about': 'Driver details',
  'card.shift': 'Current shift',
  'card.noShift': 'No open shift',
  'card.noShiftText': 'Open a shift when the driver sets out on a route.',
  'card.since': 'Since',
  'card.expected': 'Cash now',
  'card.changes': 'Changes during this shift',
  'card.changedRoute': 'Route: {from} → {to}',
  'card.changedTransport': 'Vehicle: {from} → {to}',
  'card.by': 'Changed by: {name}',
  'card.openedBy': 'Opened by: {name}',
  'card.closedBy': 'Closed by: {name}',
  'card.openedAndClosedBy': 'Opened and closed by: {name}',

  'history.title': 'Shifts',
  'history.empty': 'No shifts yet.',
  'history.failed': 'Couldn’t load shifts.',
  'history.period': '{from} – {to}',
  'history.now': 'now',
  'history.expected': 'Expected',
  'history.handedOver': 'Handed over',
  'history.newer': 'Newer',
  'history.older': 'Older',
  'history.comment': 'Comment: {comment}',

  'cash.even': 'Matches',
  'cash.shortage': 'Shortage {amount}',
  'cash.surplus': 'Surplus {amount}',

  'task.title': '{task}: {name}',

  'route.now': 'Now: {route}',
  'route.none': 'no route',
  'route.field': 'New route',
  'route.onShift':
    'The driver is on shift: vehicle {number} will move to the new route too, and the change will be recorded in the shift.',
  'route.busy': 'Changing route…',

  'transport.now': 'Now: {number}',
  'transport.none': 'no vehicle',
  'transport.field': 'New vehicle',
  'transport.onShift':
    'The driver is on shift: the current vehicle will be parked, the new one will go on the route, and the change will be recorded in the shift.',
  'transport.busy': 'Changing vehicle…',

  'choice.busy': '{name} is on shift',
  'choice.overdue': 'inspection overdue since {date}',
  'choice.inspection': 'inspection by {date}',

  'open.transport': 'Vehicle',
  'open.text': 'The vehicle will go on the route. Both will become the driver’s defaults.',
  'open.submit': 'Open shift',
  'open.busy': 'Opening shift…',
  'open.done': 'Shift opened',

  'close.about': 'Vehicle {transport} · {route} · since {since}',
  'close.expected': 'Cash to hand over',
  'close.handedOver': 'Cash handed over',
  'close.commentHint': 'For example, why the amounts don’t match.',
  'close.commentWhy': 'Explain why cash is missing.',
  'close.submitAmount': 'Close shift: {amount}',
  'close.busy': 'Closing shift…',
  'close.ask.shortage': 'Close shift with a shortage of {amount}?',
  'close.ask.surplus': 'Close shift with a surplus of {amount}?',
  'close.askText.shortage':
    'The shortage and comment will be recorded in the driver’s shift and the audit log. A closed shift can’t be reopened.',
  'close.askText.surplus':
    'The surplus will be recorded in the driver’s shift and the audit log. A closed shift can’t be reopened.',
  'close.confirm.shortage': 'Close with a shortage of {amount}',
  'close.confirm.surplus': 'Close with a surplus of {amount}',
  'close.recount': 'Count again',
  'close.doneTitle': 'Shift closed: {name}',
  'close.missedTitle': 'Shift already closed: {name}',
  'close.missed': 'It was closed in another tab or by someone else.',
  'close.missedAt': 'It was closed at {at} in another tab or by someone else.',
  'close.notRecorded': 'The amount you entered wasn’t recorded.',
  'close.history': 'Show in shifts',
  'close.loading': 'Calculating cash…',
  'close.unknown': 'The amount to hand over isn’t available right now.',

  'form.personText': 'The name and personnel number the depot knows them by.',
  'form.contacts': 'Contacts',
  'form.contactsText': 'To call or message right from the list.',
  'form.work': 'Work',
  'form.workText': 'Default route and vehicle. You can change them at any time.',
  'form.moreText': 'Anything else a dispatcher should know.',
  'form.noTransport': 'No vehicle',

  'toast.routeChanged': 'Route changed!',
};
