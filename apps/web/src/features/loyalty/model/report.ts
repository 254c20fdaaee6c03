import type { LoyaltyReportEntity } from '@kasa/contracts/loyalty/report';

export type LoyaltyReport = LoyaltyReportEntity;
/** Sums of some purchases. */
export type DiscountSums = Omit<LoyaltyReport['by_day'][number], 'date'>;

/** Kopiykas that customers were given: taken off prices, and bonuses. */
export const givenBy = ({ discount_amount, earned }: Pick<DiscountSums, 'discount_amount' | 'earned'>) =>
  discount_amount + earned;

/** Kopiykas that were sold for each hryvnia that was given; null: nothing was. */
export function soldPerHryvnia(sums: Pick<DiscountSums, 'amount' | 'discount_amount' | 'earned'>) {
  const given = givenBy(sums);
  return given === 0 ? null : Math.round((sums.amount * 100) / given);
}
