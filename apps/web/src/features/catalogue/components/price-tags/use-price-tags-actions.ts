import { Tags } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { priceTagMessages } from '../../messages/price-tags/catalogue.ts';
import type { TagFilters } from '../../model/price-tags.ts';

/** Filters of the list, which may be of several points: tags have the prices of one. */
export type ListFilters = Omit<TagFilters, 'point_id' | 'product_id'> & { point_id?: string[] | undefined };

/** The ways to the price tags of a list as it is filtered, and of one product. */
export function usePriceTagsActions() {
  const text = useText(priceTagMessages);
  const action = (label: string, href: string) => ({ id: 'price-tags', label, icon: Tags, href });
  return {
    ofList: ({ point_id = [], ...filters }: ListFilters) =>
      action(
        text('tags.title'),
        paths.priceTags({ ...filters, point_id: point_id.length === 1 ? point_id[0] : undefined }),
      ),
    ofProduct: (id: string) => action(text('tags.one'), paths.priceTags({ product_id: id })),
  };
}
