import type { QueryId } from '#shared/query/operations.ts';

/** What a change of a discount touches. */
export const discountQueryIds = ['listDiscounts', 'getDiscount'] as const satisfies readonly QueryId[];
