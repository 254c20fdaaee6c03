import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'create.route': 'Create a route',
  'create.transport': 'Add a vehicle',
  'create.driver': 'Add a driver',
  'create.depot': 'Add a depot',

  hint: 'Look for a route by its name, terminus or city, for a vehicle by its number, plate or model, for a driver by name.',

  'command.open': 'Open a shift',
  'command.close': 'Close the shift',
  'command.editVehicle': 'Edit vehicle',
  'found.routes': 'Routes',
  'found.transports': 'Vehicles',
  'found.drivers': 'Drivers',
  'found.transport': 'Vehicle {number} · {model}',
  'found.driverNumber': 'Personnel No. {number}',
  'found.onTransport': 'Vehicle {number}',
};
