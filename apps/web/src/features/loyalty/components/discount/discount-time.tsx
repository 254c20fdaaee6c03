import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { Discount } from '../../model/discount-form.ts';
import { timeText } from '../../model/sentence.ts';

/** When a discount holds, in short. */
export function DiscountTime({ discount }: { discount: Discount }) {
  const text = useText(discountMessages);
  return <span className="figures">{timeText(discount, useLocale()) || text('discounts.always')}</span>;
}
