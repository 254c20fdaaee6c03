import { vehicleFields } from '@kasa/contracts/transport/fields';
import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { Vehicle } from './types.ts';

export type VehicleDraft = DraftOf<typeof VehicleInput>;

/** Empty form values with the given ones set. */
export const newVehicle = (known: Partial<VehicleDraft> = {}) =>
  emptyDraft(VehicleInput, vehicleFields, known);

export const vehicleDraft = (vehicle: Vehicle) => draftOf(VehicleInput, vehicleFields, vehicle);

/** Whether this mode has number plates (contract: rule plate_needed). */
export function hasPlate(mode: VehicleDraft['mode']): boolean {
  return mode === 'bus' || mode === 'minibus';
}
