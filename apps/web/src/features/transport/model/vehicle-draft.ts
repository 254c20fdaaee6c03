import { vehicleFields } from '@kasa/contracts/transport/fields';
import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { Vehicle } from './types.ts';

/** The form of a vehicle while it is filled in. */
export type VehicleDraft = DraftOf<typeof VehicleInput>;

/** A form with nothing in it but what is known beforehand. */
export const newVehicle = (known: Partial<VehicleDraft> = {}) =>
  emptyDraft(VehicleInput, vehicleFields, known);

/** The form of a vehicle as it is. */
export const vehicleDraft = (vehicle: Vehicle) => draftOf(VehicleInput, vehicleFields, vehicle);

/** Whether this kind of transport bears a number plate (contract: rule plate_needed). Rails and trolleys bear none. */
export function hasPlate(mode: VehicleDraft['mode']): boolean {
  return mode === 'bus' || mode === 'minibus';
}
