import { z } from 'zod';
import { vehicleStates } from './vehicle-status.ts';

/** State of a vehicle on the wire. */
export const VehicleStatus = z.enum(vehicleStates);
