import type { VehicleInput } from '@kasa/contracts/transport/vehicles';
import type { z } from 'zod';
import type { Draft } from '#shared/forms/use-contract-form.ts';
import type { Vehicle } from './types.ts';

/** The form of a vehicle while it is filled in. */
export type VehicleDraft = Draft<z.input<typeof VehicleInput>>;

/** A form with nothing in it but what is known beforehand. */
export function newVehicle(
  known: { branch_id?: string | null; route_id?: string | null } = {},
): VehicleDraft {
  return {
    branch_id: known.branch_id ?? null,
    route_id: known.route_id ?? null,
    transport_num: '',
    name: '',
    mode: null,
    state_number: '',
    validator: '',
    terminal_num: '',
    camera_link: '',
    next_to_date: null,
  };
}

/** The form of a vehicle as it is. */
export function vehicleDraft(vehicle: Vehicle): VehicleDraft {
  return {
    branch_id: vehicle.branch.id,
    route_id: vehicle.route?.id ?? null,
    transport_num: vehicle.transport_num,
    name: vehicle.name,
    mode: vehicle.mode,
    state_number: vehicle.state_number ?? '',
    validator: vehicle.validator ?? '',
    terminal_num: vehicle.terminal_num ?? '',
    camera_link: vehicle.camera_link ?? '',
    next_to_date: vehicle.next_to_date,
  };
}

/** Whether this kind of transport bears a number plate (contract: rule plate_needed). Rails and trolleys bear none. */
export function hasPlate(mode: VehicleDraft['mode']): boolean {
  return mode === 'bus' || mode === 'minibus';
}
