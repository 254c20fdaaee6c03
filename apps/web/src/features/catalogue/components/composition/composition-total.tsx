import { compositionCost, marginOf } from '@kasa/contracts/catalogue/composition-cost';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import type { TypedLine } from '../../model/composition-form.ts';

type Priced = Omit<TypedLine, 'kind'> & { readonly price: number | null };

/** What lines cost together, as far as they are typed, and what is left of the product's price. */
export function CompositionTotal({
  lines,
  price,
}: {
  lines: readonly Priced[];
  /** Undefined: there is none, as of a template. */
  price: number | undefined;
}) {
  const text = useText(compositionMessages);
  const format = useFormat();
  const typed = lines.map(({ quantity, loss, price: each }) => ({
    ...{ quantity: quantity ?? 0, loss: loss ?? 0 },
    price: quantity === null ? null : each,
  }));
  const cost = compositionCost(typed);
  const { margin, margin_rate } = marginOf(price ?? 1, cost);
  if (cost === null) return null;
  const rate = margin_rate === null ? '' : ` (${format.number(margin_rate / 100, 2)}\u00a0%)`;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1" aria-live="polite">
      <div className="flex gap-2">
        <dt className="text-text-muted">{text('composition.cost')}</dt>
        <dd className="figures font-semibold">{format.money(cost)}</dd>
      </div>
      {price === undefined || margin === null ? null : (
        <div className="flex gap-2">
          <dt className="text-text-muted">{text('composition.margin')}</dt>
          <dd className="figures font-semibold">{format.money(margin) + rate}</dd>
        </div>
      )}
    </dl>
  );
}
