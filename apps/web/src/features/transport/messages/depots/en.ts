import type { Messages } from '#shared/i18n/messages.ts';
import type { DepotsId } from './uk.ts';

export const en: Messages<DepotsId> = {
  'depots.title': 'Depots',
  'depots.total': '{count, plural, one {# depot} other {# depots}}',
  'depots.totalCapped': 'more than {total} depots',
  'depots.create': 'Add a depot',
  'depots.empty': 'Add the first depot: vehicles and drivers will belong to it.',
  'depots.search': 'Search depots',
  'depots.searchPlaceholder': 'Name, city, address',

  'depot.title': 'Depot',
  'depot.lostTitle': 'There is no such depot',
  'depot.lostText': 'The link may be out of date, or the depot belongs to another company.',
  'depot.toList': 'To the list of depots',
  'depot.createTitle': 'New depot',
  'depot.createText': 'Vehicles and drivers belong to a depot.',
  'depot.editTitle': 'Depot “{name}”',
  'depot.editShort': 'Editing a depot',
  'depot.created': 'Depot created!',
  'depot.changed': 'Depot changed!',

  'action.transports': 'Vehicles of the depot',
  'action.drivers': 'Drivers of the depot',
  'action.callDirector': 'Call the director',
  'action.copyAddress': 'Copy the address',

  'show.facts': 'About the depot',
  'show.closingAt': 'every day at {time}',
  'show.parts': 'Vehicles and drivers of the depot',
  'show.transportsEmpty': 'The depot has no vehicles yet.',
  'show.driversEmpty': 'The depot has no drivers yet.',

  'form.depotText': 'What it is called and where it is.',
  'form.people': 'Contacts',
  'form.peopleText': 'Whom to call about vehicles and drivers.',
  'form.work': 'Work',
  'form.workText': 'When drivers should hand over the cash and close their shifts.',
};
