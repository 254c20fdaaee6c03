import { isCountedUnit } from '@kasa/contracts/catalogue/product-values';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { ExampleLine } from '../../model/example-receipt.ts';

const MOST = 3;

type Goods = Omit<ExampleLine, 'quantity'>;

const lineOf = ({ id, name, group, price, unit }: DataOf<'getProduct'>): Goods => ({
  ...{ key: id, name, price, is_by_piece: isCountedUnit(unit) },
  product_id: id,
  group_id: group?.id ?? null,
});

/** What the example receipt holds: goods of the merchant, those of the discount first; made-up ones if there are none. */
export function useExampleLines({
  product_ids,
  group_ids,
}: Pick<DiscountFields, 'product_ids' | 'group_ids'>) {
  const text = useText(discountMessages);
  const isEnabled = usePermissions().can('catalog_manage');
  const [product = ''] = product_ids;
  const [group] = group_ids;
  const chosen = useOperation(
    'getProduct',
    { params: { id: product } },
    { isEnabled: isEnabled && product !== '', isQuiet: true },
  );
  const list = useOperation(
    'listProducts',
    {
      query: {
        perPage: MOST + 1,
        sort: 'name',
        state: ['active'],
        ...(group ? { group_id: [group] } : {}),
      },
    },
    { isEnabled, isQuiet: true, keepsPrevious: true },
  );
  const first = product !== '' && chosen.data ? [chosen.data] : [];
  const others = (list.data?.items ?? []).filter(({ id }) => id !== product);
  const goods = [...first, ...others].slice(0, MOST).map(lineOf);
  const madeUp = (key: string, name: string, price: number): Goods => ({
    ...{ key, name, price, is_by_piece: true },
    product_id: product || null,
    group_id: group ?? null,
  });
  const usual = [madeUp('coffee', text('example.coffee'), 4_500), madeUp('bun', text('example.bun'), 3_000)];
  return {
    goods: goods.length > 0 ? goods : usual,
    isPending: [chosen, list].some(({ isLoading }) => isLoading),
    failed: [chosen, list].find(({ isError }) => isError),
  };
}
