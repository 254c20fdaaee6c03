import { KeyPointsInput } from '@kasa/contracts/points/registers';
import { Id } from '@kasa/contracts/shared/ids';
import { z } from 'zod';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';

/** What is sent, and the key that it is sent to. */
export const KeyPointsValues = z.strictObject({ key_id: Id, ...KeyPointsInput.shape });

export type KeyPointsForm = ContractForm<FormValues<z.input<typeof KeyPointsValues>>>;
