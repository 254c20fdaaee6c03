import type { Messages } from '#shared/i18n/messages.ts';
import type { DepotsId } from './uk.ts';

export const en: Messages<DepotsId> = {
  'depots.title': 'Depots',
  'depots.total': '{count, plural, one {# depot} other {# depots}}',
  'depots.totalCapped': 'More than {total} depots',
  'depots.create': 'Add depot',
  'depots.empty': 'Add your first depot: vehicles and drivers belong to depots.',
  'depots.search': 'Search depots',
  'depots.searchPlaceholder': 'Name, city, address',

  'depot.title': 'Depot',
  'depot.lostTitle': 'Depot not found',
  'depot.lostText': 'The link may be out of date, or the depot belongs to another company.',
  'depot.toList': 'Go to depots',
  'depot.createTitle': 'New depot',
  'depot.createText': 'Vehicles and drivers belong to a depot.',
  'depot.editTitle': 'Depot “{name}”',
  'depot.editShort': 'Edit depot',
  'depot.created': 'Depot created!',
  'depot.changed': 'Depot changed!',

  'action.transports': 'Depot vehicles',
  'action.drivers': 'Depot drivers',
  'action.callDirector': 'Call director',
  'action.copyAddress': 'Copy address',

  'show.facts': 'Depot details',
  'show.closingAt': 'Daily at {time}',
  'show.parts': 'Depot vehicles and drivers',
  'show.transportsEmpty': 'This depot has no vehicles yet.',
  'show.driversEmpty': 'This depot has no drivers yet.',

  'form.depotText': 'The depot’s name and location.',
  'form.people': 'Contacts',
  'form.peopleText': 'Who to call about vehicles and drivers.',
  'form.work': 'Work',
  'form.workText': 'When drivers must hand over cash and close their shifts.',
};
