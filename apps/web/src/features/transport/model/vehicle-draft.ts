import { vehicleFields } from '@kasa/contracts/transport/fields';
import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { emptyFormValues, type FormValuesOf, formValuesOf } from '#shared/forms/form-values.ts';
import type { Vehicle } from './types.ts';

export type VehicleDraft = FormValuesOf<typeof VehicleInput>;

/** Empty form values with the given ones set. */
export const newVehicle = (known: Partial<VehicleDraft> = {}) =>
  emptyFormValues(VehicleInput, vehicleFields, known);

export const vehicleDraft = (vehicle: Vehicle) => formValuesOf(VehicleInput, vehicleFields, vehicle);

/** Whether this mode has number plates (contract: rule plate_needed). */
export function hasPlate(mode: VehicleDraft['mode']): boolean {
  return mode === 'bus' || mode === 'minibus';
}
