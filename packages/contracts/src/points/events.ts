import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { registerShiftStates } from './register-shift-states.ts';

/** A point was added, changed or deleted. */
export const PointChangedData = z.strictObject({ point_id: Id }).meta({ id: 'PointChangedData' });

/** A shift of a register has a new document, or the tax service has answered one. */
export const RegisterShiftChangedData = z
  .strictObject({ shift_id: Id, point_id: Id, state: z.enum(registerShiftStates) })
  .meta({ id: 'RegisterShiftChangedData' });
