import { DepotInput } from '@kasa/contracts/transport/depots';
import { depotFields } from '@kasa/contracts/transport/fields';
import type { FieldValues } from 'react-hook-form';
import { type DraftOf, draftOf, emptyDraft } from '#shared/forms/drafts.ts';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import type { Depot } from './types.ts';

/** A form over the contract's DepotInput. */
export type DepotForm = ContractForm<DraftOf<typeof DepotInput> & FieldValues>;

/** A form with nothing in it. */
export const newDepot = emptyDraft(DepotInput, depotFields);

/** The form of a depot as it is. */
export const depotDraft = (depot: Depot) => draftOf(DepotInput, depotFields, depot);
