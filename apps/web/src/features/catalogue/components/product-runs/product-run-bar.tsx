import {
  MAX_CHOSEN_PRODUCTS,
  MAX_PRODUCTS_PER_RUN,
  productRunActions,
} from '@kasa/contracts/catalogue/product-run-values';
import { Button } from '@kasa/ui/button';
import { Menu, type MenuAction } from '@kasa/ui/menu';
import { Archive, ChevronDown, FolderTree, MapPin, Percent, Tags, WalletCards } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { ChooseAll } from '#shared/runs/choose-all.tsx';
import type { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import type { ProductAction } from '../../model/product-run.ts';

const icons = {
  change_price: WalletCards,
  change_tax: Percent,
  change_points: MapPin,
  change_group: FolderTree,
  archive: Archive,
} as const satisfies Record<ProductAction, MenuAction['icon']>;

/** What can be done with the chosen products. */
export function ProductRunBar({
  rows: { all, chosen },
  tagsHref,
  mostTags,
  onRequest,
}: {
  rows: Pick<ReturnType<typeof useChosenRows>, 'all' | 'chosen'>;
  tagsHref: string;
  /** Products whose tags an address can name one by one. */
  mostTags: number;
  onRequest: (action: ProductAction) => void;
}) {
  const text = useText(productRunMessages);
  const format = useFormat();
  const count = chosen.ids.size;
  const limit = (counted: number, most: number) =>
    counted > most ? text('bar.tooMany', { most: format.number(most) }) : undefined;
  const denial = limit(count, MAX_CHOSEN_PRODUCTS);
  const actions = productRunActions.map((action) => ({
    id: action,
    label: text(`ask.${action}`),
    icon: icons[action],
    onAction: () => onRequest(action),
    disabledReason: denial,
  }));
  const tags: MenuAction = {
    id: 'tags',
    label: text('bar.tags'),
    icon: Tags,
    href: tagsHref,
    disabledReason: count > mostTags ? text('bar.tooManyTags', { most: format.number(mostTags) }) : undefined,
  };
  return (
    <>
      <ChooseAll all={all} denial={limit(all?.count ?? 0, MAX_PRODUCTS_PER_RUN)} />
      <Menu
        label={text('bar.actions')}
        items={[...actions, tags]}
        trigger={
          <Button size="sm">
            {text('bar.actions')}
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
      />
    </>
  );
}
