import { DriverInput, DriverUpdate } from '@kasa/contracts/transport/drivers';
import { driverFields } from '@kasa/contracts/transport/fields';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { Driver } from './types.ts';

export type DriverDraft = DraftOf<typeof DriverInput>;

/** The contract's update without `version`, which is taken from the loaded record. */
export const DriverEdit = DriverUpdate.omit({ version: true });
export type DriverEditDraft = DraftOf<typeof DriverEdit>;

/** Empty form values with the given ones set. */
export const newDriver = (known: Partial<DriverDraft>) => emptyDraft(DriverInput, driverFields, known);

export const driverDraft = (driver: Driver) => draftOf(DriverEdit, driverFields, driver);
