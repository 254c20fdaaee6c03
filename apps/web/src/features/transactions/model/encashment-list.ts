import { asDay, asId, asOneOf, asSeveral, type FilterParser } from '#shared/table/filter-parsers.ts';
import type { ListState } from '#shared/table/use-list-state.ts';

/** In kopiykas, up to the contract's number of digits. */
const asAmount: FilterParser<string> = (text) => (/^\d{1,12}$/.test(text) ? text : undefined);

export const encashmentListSpec = {
  filters: {
    user_id: asSeveral(asId),
    is_full: asOneOf('true', 'false'),
    amount_from: asAmount,
    amount_to: asAmount,
    taken_from: asDay,
    taken_to: asDay,
  },
  sorts: ['number', 'amount'] as const,
};

export type EncashmentList = ListState<typeof encashmentListSpec.filters, 'number' | 'amount'>;

const kopiykasOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** A query with the limits of the amount as the server takes them, in numbers. */
export const withAmounts = <
  Query extends { amount_from?: string | undefined; amount_to?: string | undefined },
>(
  query: Query,
) => ({
  ...query,
  amount_from: kopiykasOf(query.amount_from),
  amount_to: kopiykasOf(query.amount_to),
});
