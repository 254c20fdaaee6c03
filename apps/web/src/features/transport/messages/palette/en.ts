import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.route': 'Create route',
  'create.transport': 'Add vehicle',
  'create.driver': 'Add driver',
  'create.depot': 'Add depot',

  hint: 'Search routes by name, terminus or city, vehicles by number, plate or model, and drivers by name.',

  'command.open': 'Open a shift',
  'command.close': 'Close the shift',
  'command.editVehicle': 'Edit vehicle',
  'found.routes': 'Routes',
  'found.transports': 'Vehicles',
  'found.drivers': 'Drivers',
  'found.transport': 'Vehicle {number} · {model}',
  'found.driverNumber': 'Personnel no. {number}',
  'found.onTransport': 'Vehicle {number}',
};
