import type { ReactNode } from 'react';
import type { Discount, DiscountFormOf } from '../../model/discount-form.ts';
import { DiscountPreview } from './discount-preview.tsx';

/** A form of a discount, and what it will do beside it; below it where there is no room. */
export function WithPreview({
  form,
  discount,
  children,
}: {
  form: DiscountFormOf;
  discount?: Discount;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div className="min-w-0 max-w-5xl" style={{ flex: '999 1 34rem' }}>
        {children}
      </div>
      <div
        className="min-w-0 max-w-5xl"
        style={{ flex: '1 1 20rem', position: 'sticky', top: 'calc(var(--sticky-top, 0px) + 16px)' }}
      >
        <DiscountPreview form={form} discount={discount} />
      </div>
    </div>
  );
}
