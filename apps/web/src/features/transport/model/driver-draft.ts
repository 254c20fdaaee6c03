import { DriverInput, DriverUpdate } from '@kasa/contracts/transport/drivers';
import { driverFields } from '@kasa/contracts/transport/fields';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { Driver } from './types.ts';

/** The form of a new driver while it is filled in. */
export type DriverDraft = DraftOf<typeof DriverInput>;

/** What an edit checks: the contract's rules without the version, which the person does not type. */
export const DriverEdit = DriverUpdate.omit({ version: true });
export type DriverEditDraft = DraftOf<typeof DriverEdit>;

/** A form with nothing in it but what is known beforehand. */
export const newDriver = (known: Partial<DriverDraft>) => emptyDraft(DriverInput, driverFields, known);

/** The form of a driver as they are. */
export const driverDraft = (driver: Driver) => draftOf(DriverEdit, driverFields, driver);
