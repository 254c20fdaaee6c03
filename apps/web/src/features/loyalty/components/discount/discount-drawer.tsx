import { givesBonuses } from '@kasa/contracts/loyalty/discounts';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import type { KeyValueItem } from '@kasa/ui/key-value';
import { KeyValue } from '@kasa/ui/key-value';
import { Link } from 'react-router-dom';
import { ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { Discount } from '../../model/discount-form.ts';
import { sentenceOf } from '../../model/sentence.ts';
import { DiscountStatus } from './discount-status.tsx';
import { DiscountTime } from './discount-time.tsx';

/** A discount to look at: what it does in a sentence, and its terms one by one. */
export function DiscountDrawer(props: RowDrawerProps<Discount>) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const { display } = useFields(discountFields);
  return (
    <ShowDrawer
      {...props}
      read="getDiscount"
      title={text('discount.title')}
      name={({ name }) => name}
      subtitle={({ rule }) => display('type', rule.type)}
      status={({ state }) => <DiscountStatus state={state} />}
      lost={text('discount.lostText')}
      permission="loyalty_manage"
    >
      {(discount: Discount) => (
        <div className="flex flex-col gap-5">
          <p className="[overflow-wrap:anywhere]">{sentenceOf(discount, locale)}</p>
          <Facts discount={discount} />
        </div>
      )}
    </ShowDrawer>
  );
}

type Linked = { readonly id: string; readonly name: string };

function Facts({ discount }: { discount: Discount }) {
  const text = useText(discountMessages);
  const { fact, label, display } = useFields(discountFields);
  const { can } = usePermissions();
  const links = (named: readonly Linked[], href: ((id: string) => string) | null) => (
    <ul className="flex flex-col gap-1">
      {named.map(({ id, name }) => (
        <li key={id}>{href ? <Link to={href(id)}>{name}</Link> : name}</li>
      ))}
    </ul>
  );
  const toPoint = can('points_manage') ? (id: string) => paths.points({ open: id }) : null;
  const toProduct = can('catalog_manage') ? (id: string) => paths.products({ open: id }) : null;
  const toGroup = can('catalog_manage') ? (id: string) => paths.products({ group_id: id }) : null;
  const { points, excluded_terminals: excluded, products, groups } = discount;
  const limits = (['max_receipt_amount', 'max_customer_amount', 'max_total_amount'] as const).filter(
    (name) => discount[name] !== null,
  );
  const some = (items: readonly unknown[], item: () => KeyValueItem) => (items.length > 0 ? [item()] : []);
  return (
    <KeyValue
      items={[
        { id: 'when', label: text('discounts.when'), value: <DiscountTime discount={discount} /> },
        discount.is_everywhere || points.length === 0
          ? {
              id: 'points',
              label: label('points'),
              value: text(discount.is_everywhere ? 'facts.everywhere' : 'facts.noPoints'),
            }
          : fact(discount, 'points', links(points, toPoint)),
        ...some(excluded, () =>
          fact(
            discount,
            'excluded_terminals',
            links(excluded, (id) => paths.terminals({ open: id })),
          ),
        ),
        ...(products.length + groups.length === 0
          ? [
              {
                id: 'products',
                label: label('products'),
                value: text(discount.is_for_all_goods ? 'facts.allGoods' : 'facts.noGoods'),
              },
            ]
          : []),
        ...some(products, () => fact(discount, 'products', links(products, toProduct))),
        ...some(groups, () => fact(discount, 'groups', links(groups, toGroup))),
        ...(givesBonuses(discount.rule.type) ? [fact(discount, 'bonus_activation_amount')] : []),
        ...(discount.least_price > 0
          ? [fact(discount, 'least_price', display('least_price', discount.least_price))]
          : []),
        ...limits.map((name) => fact(discount, name)),
      ]}
    />
  );
}
