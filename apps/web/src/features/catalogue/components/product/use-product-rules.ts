import type { ProductInput } from '@kasa/contracts/catalogue/products';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormOf } from '#shared/entity/entity-form.tsx';

export type ProductForm = FormOf<typeof ProductInput>;

/** What the form shows by what is chosen. What no longer applies is emptied, so that it is not sent. */
export function useProductRules({ hook }: ProductForm) {
  const [kind, hasExcise, isEverywhere] = useWatch({
    control: hook.control,
    name: ['kind', 'has_excise', 'is_sold_everywhere'],
  });
  const { setValue } = hook;
  const isGoods = kind !== 'service';
  useEffect(() => {
    if (isGoods) return;
    setValue('has_excise', false, { shouldDirty: true });
    setValue('uktzed', '', { shouldDirty: true });
  }, [isGoods, setValue]);
  useEffect(() => {
    if (!hasExcise) setValue('has_excise_mark', false, { shouldDirty: true });
  }, [hasExcise, setValue]);
  useEffect(() => {
    if (isEverywhere) setValue('point_ids', [], { shouldDirty: true });
  }, [isEverywhere, setValue]);
  return { isGoods, hasExcise: hasExcise === true, isEverywhere: isEverywhere === true };
}
