import { DriverInput, DriverUpdate } from '@kasa/contracts/transport/drivers';
import { driverFields } from '@kasa/contracts/transport/fields';
import { emptyFormValues, type FormValuesOf, formValuesOf } from '#shared/forms/form-values.ts';
import type { Driver } from './types.ts';

export type DriverDraft = FormValuesOf<typeof DriverInput>;

/** The contract's update without `version`, which is taken from the loaded record. */
export const DriverEdit = DriverUpdate.omit({ version: true });
export type DriverEditDraft = FormValuesOf<typeof DriverEdit>;

/** Empty form values with the given ones set. */
export const newDriver = (known: Partial<DriverDraft>) => emptyFormValues(DriverInput, driverFields, known);

export const driverDraft = (driver: Driver) => formValuesOf(DriverEdit, driverFields, driver);
