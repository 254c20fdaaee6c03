import type { Messages } from '#shared/i18n/messages.ts';
import type { VehiclesId } from './uk.ts';

export const en: Messages<VehiclesId> = {
  'vehicles.title': 'Vehicles',
  'vehicles.total': '{count, plural, one {# vehicle} other {# vehicles}}',
  'vehicles.totalCapped': 'More than {total} vehicles',
  'vehicles.create': 'Add vehicle',
  'vehicles.empty': 'Add your first vehicle so it can go on a route.',
  'vehicles.search': 'Search vehicles',
  'vehicles.offered': 'Vehicles of the route’s type and city are offered; search finds the others',
  'vehicles.searchPlaceholder': 'Number, plate, model',

  'vehicle.title': 'Vehicles',
  'vehicle.lostText':
    'Vehicle not found. The link may be out of date, or the vehicle belongs to another company.',
  'vehicle.createTitle': 'New vehicle',
  'vehicle.createText': 'It will stay parked until a driver opens a shift with it.',
  'vehicle.created': 'Vehicle created!',
  'vehicle.changed': 'Vehicle changed!',

  'column.transport': 'Vehicle no.',
  'column.location': 'Location',
  'column.driveTime': 'Time on the road',

  'facts.camera': 'Camera link',
  'facts.createdAt': 'Added',
  'facts.cameraOpen': 'Open camera',
  'facts.newTab': 'in a new tab',
  'facts.noCamera': 'None',

  'inspection.overdue': 'Inspection overdue',
  'inspection.due': 'Inspection by {date}',
  'inspection.soon': 'soon',

  'filter.inspection': 'Inspection',
  'filter.inspection.due': 'Within 30 days',
  'filter.inspection.overdue': 'Overdue',

  'action.openMap': 'Show on map',
  'action.copyPlate': 'Copy plate',
  'action.copyNumber': 'Copy vehicle number',
  'action.changeStatus': 'Change status',
  'action.to.parked': 'Park',
  'action.to.maintenance': 'Send for maintenance',
  'action.to.off_line': 'Take out of service',
  'reason.noRoute': 'This vehicle isn’t assigned to a route',
  'reason.onShift': 'This vehicle is on the route. Close the shift first: {driver}',
  'reason.onRoute': 'This vehicle is on the route. Close the driver’s shift first',

  'statusDialog.parked': 'Park vehicle {number}?',
  'statusDialog.maintenance': 'Send vehicle {number} for maintenance?',
  'statusDialog.off_line': 'Take vehicle {number} out of service?',
  'statusDialog.now': 'Now: {status}.',
  'statusDialog.canDrive': 'A parked vehicle can go on a route.',
  'statusDialog.cannotDrive': 'It can’t go on a route until you park it again.',
  'statusDialog.busy': 'Changing status…',

  'form.editTitle': 'Vehicle {number}',
  'form.vehicle': 'Vehicle',
  'form.vehicleText': 'How it’s known at the depot and on the road.',
  'form.place': 'Depot and route',
  'form.placeText': 'Which depot it belongs to and where it usually runs.',
  'form.equipment': 'Equipment',
  'form.equipmentText': 'What’s on board.',
  'form.inspection': 'Technical inspection',
  'form.inspectionText': 'After this date, the vehicle can’t go on a route.',
  'form.noRoute': 'No route',
  'form.routeOnShift': 'The vehicle is on shift: change the route on the driver’s page',
};
