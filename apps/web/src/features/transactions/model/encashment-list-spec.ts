import type { FilterParser } from '#shared/table/filter-parsers.ts';
import { asDay, asId, asOneOf } from '#shared/table/filter-parsers.ts';

/** In kopiykas, up to the contract's number of digits. */
const asAmount: FilterParser<string> = (text) => (/^\d{1,12}$/.test(text) ? text : undefined);

/** URL parameters of the encashment history. */
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

/** The server's default sort order. */
export const ENCASHMENT_SORT = '-number';

export const kopiykasOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);
