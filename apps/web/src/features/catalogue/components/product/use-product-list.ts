import { productFilterFields } from '@kasa/contracts/catalogue/fields';
import { productKinds, productStates, productTaxes } from '@kasa/contracts/catalogue/product-values';
import { placeChoices } from '#shared/choices/places.ts';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { productGroupChoices } from './product-choices.ts';

const yesOrNo = asOneOf('true', 'false');
const listSpec = {
  filters: {
    q: asText,
    kind: asSomeOf(...productKinds),
    group_id: asSeveral(asId),
    point_id: asSeveral(asId),
    tax: asSomeOf(...productTaxes),
    state: asSomeOf(...productStates),
    is_fiscal: yesOrNo,
    has_excise: yesOrNo,
  },
  sorts: ['name', 'article', 'price', 'created_at'] as const,
};

/** What lists of products are narrowed by, as the address has it, and the filters that change it. */
export function useProductList() {
  const locale = useLocale();
  const list = useListState(listSpec);
  const choice = useChoiceFilter(list, productFilterFields);
  const label = (name: keyof typeof productFilterFields) => productFilterFields[name][locale];
  const group = useFoundFilter(list, 'group_id', label('group_id'), productGroupChoices);
  const point = useFoundFilter(list, 'point_id', label('point_id'), placeChoices);
  const plain = (['kind', 'tax', 'is_fiscal', 'has_excise'] as const).map((id) => choice(id));
  return { list, filters: [choice('state'), group, point, ...plain] };
}
