import { asDay, asId, asOneOf, asSeveral } from '#shared/table/filter-parsers.ts';
import type { ListState } from '#shared/table/use-list-state.ts';
import { asAmount, kopiykasOf } from './amount-range.ts';

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
