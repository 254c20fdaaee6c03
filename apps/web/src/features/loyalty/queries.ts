import type { QueryId } from '#shared/query/operations.ts';

/** What a change of a discount touches. */
export const discountQueryIds = ['listDiscounts', 'getDiscount'] as const satisfies readonly QueryId[];

/** What a change of a customer touches. */
export const customerQueryIds = [
  'listCustomers',
  'getCustomer',
  'listBonusEntries',
] as const satisfies readonly QueryId[];
