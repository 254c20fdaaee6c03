import { discountFields } from '@kasa/contracts/loyalty/fields';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { objectChoices } from '#shared/choices/object-choices.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useFoundFilter } from '#shared/table/found-filter.ts';

const discountChoices = objectChoices({
  list: 'listDiscounts',
  read: 'getDiscount',
  useItem() {
    const { display } = useFields(discountFields);
    return ({ id, name, state }) => ({ id, label: name, description: String(display('state', state)) });
  },
});

/** A filter by one of the discounts, whatever its state. */
export function useDiscountFilter(
  list: Parameters<typeof useFoundFilter<'discount'>>[0],
  label: string,
): FilterDef {
  const filter = useFoundFilter(list, 'discount', label, discountChoices);
  return filter.choices ? { ...filter, choices: { ...filter.choices, isSingle: true } } : filter;
}
