import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { Discount } from '../../model/discount-form.ts';
import { toldTime } from '../../model/told.ts';

/** When a discount holds, in short. */
export function DiscountTime({ discount }: { discount: Discount }) {
  const text = useText(discountMessages);
  const format = useFormat();
  const { from_day, to_day } = discount;
  const parts = [
    toldTime(discount, useLocale()),
    from_day === null ? '' : text('when.from', { day: format.day(from_day) }),
    to_day === null ? '' : text('when.to', { day: format.day(to_day) }),
  ].filter(Boolean);
  return <span className="figures">{parts.length === 0 ? text('discounts.always') : parts.join(', ')}</span>;
}
