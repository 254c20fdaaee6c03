import type { Messages } from '#shared/i18n/messages.ts';
import type { VehiclesId } from './uk.ts';

export const en: Messages<VehiclesId> = {
  'vehicles.title': 'Vehicles',
  'vehicles.total': '{count, plural, one {# vehicle} other {# vehicles}}',
  'vehicles.totalCapped': 'more than {total} vehicles',
  'vehicles.create': 'Add a vehicle',
  'vehicles.empty': 'Add the first vehicle, and it can go on a route.',
  'vehicles.search': 'Search vehicles',
  'vehicles.searchPlaceholder': 'Number, plate, model',

  'vehicle.title': 'Vehicles',
  'vehicle.lostText': 'This vehicle is not in the list, or is not yours.',
  'vehicle.createTitle': 'New vehicle',
  'vehicle.createText': 'It will stand parked until a driver opens a shift on it.',
  'vehicle.created': 'Vehicle created!',
  'vehicle.changed': 'Vehicle changed!',

  'column.transport': 'Vehicle №',
  'column.location': 'Location',
  'column.driveTime': 'Time on the road',

  'facts.camera': 'Camera link',
  'facts.createdAt': 'Added',
  'facts.cameraOpen': 'Open the camera',
  'facts.newTab': 'in a new tab',
  'facts.noCamera': 'none',

  'inspection.overdue': 'Inspection overdue',
  'inspection.due': 'Inspection by {date}',
  'inspection.soon': 'soon',

  'filter.inspection': 'Inspection',
  'filter.inspection.due': 'Within 30 days',
  'filter.inspection.overdue': 'Overdue',

  'action.openMap': 'Show on the map',
  'action.copyPlate': 'Copy the plate',
  'action.copyNumber': 'Copy the vehicle number',
  'action.changeStatus': 'Change the status',
  'action.to.parked': 'Park',
  'action.to.maintenance': 'Send to maintenance',
  'action.to.off_line': 'Take off the line',
  'reason.noRoute': 'The vehicle is assigned to no route',
  'reason.onShift': 'The vehicle is on the route. Close the shift first: {driver}',
  'reason.onRoute': 'The vehicle is on the route. Close the driver’s shift first',

  'statusDialog.parked': 'Park vehicle {number}?',
  'statusDialog.maintenance': 'Send vehicle {number} to maintenance?',
  'statusDialog.off_line': 'Take vehicle {number} off the line?',
  'statusDialog.now': 'Now: {status}.',
  'statusDialog.canDrive': 'A parked vehicle can go on a route.',
  'statusDialog.cannotDrive': 'It cannot go on a route until you park it again.',
  'statusDialog.busy': 'Changing the status…',

  'form.editTitle': 'Vehicle {number}',
  'form.vehicle': 'Vehicle',
  'form.vehicleText': 'How it is known in the depot and on the road.',
  'form.place': 'Depot and route',
  'form.placeText': 'Whose it is and where it usually goes.',
  'form.equipment': 'Equipment',
  'form.equipmentText': 'What is on board.',
  'form.inspection': 'Technical inspection',
  'form.inspectionText': 'After this date the vehicle cannot go on a route.',
  'form.noRoute': 'No route',
  'form.routeOnShift': 'The vehicle is on shift: change the route at the driver',
};
