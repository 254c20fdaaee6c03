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

  'choice.searchRoute': 'Search routes',
  'choice.searchDepot': 'Search depots',
  'choice.noDepots': 'There are no depots yet: first add one under “Depots”.',

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

  'refusal.transport_busy':
    '{name} is on shift on this vehicle. Choose another one, or close that driver’s shift first.',
  'refusal.transport_unavailable':
    'The vehicle is under maintenance or off the line. Choose another one, or park this one first.',
  'refusal.inspection_overdue':
    'The inspection was due on {date}: the vehicle cannot go on a route. Choose another one, or enter a new inspection date.',
  'refusal.shift_already_open':
    'This driver’s shift is already open: somebody may have just opened it. The driver’s card has the details.',
  'refusal.status_transition_forbidden':
    'The vehicle’s status is another one by now, so this step is not possible. The data is fresh now: close this and look again.',
  'refusal.route_required': 'The driver has no route. Choose one for this shift.',
  'refusal.not_found': 'It is not there any more. The data is fresh now: choose another one.',
  'refusal.conflict': 'Somebody else has changed it meanwhile. The data is fresh now: look again and repeat.',
};
