import { type DriverInput, DriverUpdate } from '@kasa/contracts/transport/drivers';
import type { z } from 'zod';
import type { Draft } from '#shared/forms/use-contract-form.ts';
import type { Driver } from './types.ts';

/** The form of a new driver while it is filled in. */
export type DriverDraft = Draft<z.input<typeof DriverInput>>;

/** What an edit checks: the contract's rules without the version, which the person does not type. */
export const DriverEdit = DriverUpdate.omit({ version: true });
export type DriverEditDraft = Draft<z.input<typeof DriverEdit>>;

/** A form with nothing in it but what is known beforehand. */
export function newDriver(known: { branch_id: string | null; route_id: string | null }): DriverDraft {
  return {
    ...known,
    name: '',
    tabulation_number: '',
    phone: '',
    call_message: '',
    transport_id: null,
    add_data: '',
  };
}

/** The form of a driver as they are. */
export function driverDraft(driver: Driver): DriverEditDraft {
  return {
    branch_id: driver.branch.id,
    name: driver.name,
    tabulation_number: driver.tabulation_number,
    phone: driver.phone,
    call_message: driver.call_message ?? '',
    add_data: driver.add_data ?? '',
  };
}
