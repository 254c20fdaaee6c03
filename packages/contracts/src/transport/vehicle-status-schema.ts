import { z } from 'zod';
import { vehicleStates } from './vehicle-status.ts';

export const VehicleStatus = z.enum(vehicleStates);
