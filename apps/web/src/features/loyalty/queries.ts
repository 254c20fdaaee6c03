import type { LiveRules } from '#shared/live/live-cache.ts';
import type { QueryId } from '#shared/query/operations.ts';

/** What a change of a discount touches. */
export const discountQueryIds = [
  'listDiscounts',
  'getDiscount',
  'getLoyaltyReport',
] as const satisfies readonly QueryId[];

/** What a change of a customer touches. */
export const customerQueryIds = [
  'listCustomers',
  'getCustomer',
  'listBonusEntries',
] as const satisfies readonly QueryId[];

/** The report grows with payments. */
export const reportLive: LiveRules = {
  reads: ['getLoyaltyReport'],
  apply: ({ type }) => (type === 'transaction.created' ? ['getLoyaltyReport'] : []),
};
