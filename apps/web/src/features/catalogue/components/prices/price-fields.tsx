import { RadioGroup } from '@kasa/ui/radio-group';
import { usePlaces } from '#shared/choices/places.ts';
import type { FormValuesOf } from '#shared/forms/form-values.ts';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';
import { BASE, type PriceForm, type Prices } from '../../model/price-form.ts';

export type PriceFormHook = ContractForm<FormValuesOf<typeof PriceForm>>;

/** Which price: the base price, or that of a point where the product is sold. */
export function PlaceField({
  form,
  prices: { product },
  hint,
}: {
  form: PriceFormHook;
  prices: Prices;
  hint: string | undefined;
}) {
  const text = useText(productMessages);
  const { value, onChange, ...field } = useField({ form, name: 'point_id' });
  const { query, items } = usePlaces();
  const places = product.is_sold_everywhere
    ? items
    : product.points.map(({ id, name }) => ({ id, label: name }));
  const base = { id: BASE, label: text('prices.base') };
  return (
    <LocalSearchSelect
      {...field}
      label={text('prices.which')}
      hint={hint}
      searchLabel={text('prices.whichSearch')}
      value={typeof value === 'string' ? value : null}
      onChange={(id) => {
        onChange(id);
        form.hook.setValue('is_like_base', false);
      }}
      items={product.is_beyond_own_points ? places : [base, ...places]}
      query={query}
    />
  );
}

/** At once, or from a day on. */
export function WhenField({ form }: { form: PriceFormHook }) {
  const text = useText(productMessages);
  const { value, ...field } = useField({ form, name: 'when' });
  return (
    <RadioGroup<'now' | 'later'>
      {...field}
      label={text('prices.when')}
      orientation="horizontal"
      value={value === 'later' ? 'later' : 'now'}
      options={[
        { id: 'now', label: text('prices.atOnce') },
        { id: 'later', label: text('prices.fromDay') },
      ]}
    />
  );
}
