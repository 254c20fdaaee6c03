import type { DepotInput } from '@kasa/contracts/transport/depots';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContractForm, Draft } from '#shared/forms/use-contract-form.ts';
import type { Depot } from './types.ts';

/** The form of a depot while it is filled in. */
export type DepotDraft = Draft<z.input<typeof DepotInput>>;

/** A form over the contract's DepotInput. */
export type DepotForm = ContractForm<DepotDraft & FieldValues>;

/** A form with nothing in it. */
export const newDepot: DepotDraft = {
  name: '',
  city: '',
  address: '',
  director: '',
  director_phone: '',
  shift_closing_time: null,
};

/** The form of a depot as it is. */
export function depotDraft(depot: Depot): DepotDraft {
  const { name, city, address, director, director_phone, shift_closing_time } = depot;
  return { name, city, address, director, director_phone, shift_closing_time };
}
