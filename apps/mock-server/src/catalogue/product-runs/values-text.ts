/** What a product was and becomes, in words. */
import { productFields } from '@kasa/contracts/catalogue/fields';
import type { ProductRunValuesEntity } from '@kasa/contracts/catalogue/product-runs';
import { type FieldSpec, valueLabel } from '@kasa/contracts/shared/fields';
import type { Context } from '../../http/request/handler.ts';
import type { RunRow } from '../../runs/run.ts';

const words = {
  included: { uk: 'у ціні', en: 'included' },
  on_top: { uk: 'понад ціну', en: 'on top' },
  no_group: { uk: 'Без групи', en: 'No group' },
  everywhere: { uk: 'На всіх точках', en: 'At all points' },
};

/** Of all but prices; null: nothing to say. */
export function valuesText(
  { kind }: Pick<RunRow, 'kind'>,
  values: ProductRunValuesEntity | null,
  { language }: Pick<Context, 'language'>,
): string | null {
  if (values === null) return null;
  const word = (name: keyof typeof words) => words[name][language];
  const label = (field: FieldSpec, value: string | null) =>
    (value !== null && valueLabel(field, value)?.[language]) || null;
  if (kind === 'change_tax')
    return `${label(productFields.tax, values.tax)}, ${word(values.tax_included ? 'included' : 'on_top')}`;
  if (kind === 'change_group') return values.group?.name ?? word('no_group');
  if (kind === 'change_points')
    return values.is_sold_everywhere
      ? word('everywhere')
      : (values.points?.map(({ name }) => name).join(', ') ?? null);
  return label(productFields.state, values.state);
}
