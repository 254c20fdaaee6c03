import type { FilterReader } from '#shared/table/list-filters.ts';
import { asDay, asId, asOneOf } from '#shared/table/list-filters.ts';

/** Kopiykas, as many as the contract takes. */
const asAmount: FilterReader<string> = (text) => (/^\d{1,12}$/.test(text) ? text : undefined);

/** What the history of encashments keeps in the address of its screen. */
export const encashmentListSpec = {
  filters: {
    user_id: asId,
    is_full: asOneOf('true', 'false'),
    amount_from: asAmount,
    amount_to: asAmount,
    taken_from: asDay,
    taken_to: asDay,
  },
  sorts: ['number', 'amount'] as const,
};

/** What the server sorts by when nothing is asked. */
export const ENCASHMENT_SORT = '-number';

/** An amount of the address in kopiykas. */
export const kopiykasOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);
