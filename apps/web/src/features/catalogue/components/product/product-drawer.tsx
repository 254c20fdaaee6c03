import { productFields } from '@kasa/contracts/catalogue/fields';
import { Avatar } from '@kasa/ui/avatar';
import type { KeyValueItem } from '@kasa/ui/key-value';
import { Link } from 'react-router-dom';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';
import { ProductPrices } from '../prices/product-prices.tsx';
import type { Product } from './product-entity.ts';
import { ProductState } from './product-state.tsx';

/** A product to look at, with its prices. */
export function ProductDrawer(props: RowDrawerProps<Product>) {
  const text = useText(productMessages);
  const { fact } = useFields(productFields);
  const figures = (value: string | null) => value && <span className="figures">{value}</span>;
  const ofGoods = (product: Product): KeyValueItem[] =>
    product.kind === 'goods'
      ? [
          fact(product, 'uktzed', figures(product.uktzed)),
          fact(product, 'has_excise'),
          ...(product.has_excise ? [fact(product, 'has_excise_mark')] : []),
        ]
      : [];
  return (
    <FactsDrawer
      {...props}
      read="getProduct"
      title={text('product.title')}
      name={({ name }) => name}
      subtitle={({ article }) => <span className="figures">{article}</span>}
      status={({ state }) => <ProductState state={state} />}
      lost={text('product.lostText')}
      permission="catalog_manage"
      facts={(product) => [
        fact(product, 'kind'),
        fact(product, 'group'),
        fact(product, 'barcode', figures(product.barcode)),
        fact(product, 'unit'),
        fact(product, 'tax'),
        fact(product, 'tax_included'),
        ...ofGoods(product),
        fact(product, 'is_fiscal'),
        fact(product, 'sales_bonus'),
        fact(product, 'points', <Places product={product} />),
        fact(product, 'created_at'),
      ]}
    >
      {(product) => (
        <>
          {product.photo ? <Avatar name={product.name} photoUrl={product.photo} size="lg" /> : null}
          <ProductPrices product={product} />
        </>
      )}
    </FactsDrawer>
  );
}

/** Where a product is sold; each point leads to itself. */
function Places({ product: { is_sold_everywhere, points } }: { product: Product }) {
  const text = useText(productMessages);
  const { can } = usePermissions();
  if (is_sold_everywhere) return text('points.everywhere');
  return (
    <ul className="flex flex-col gap-1">
      {points.map(({ id, name }) => (
        <li key={id}>{can('points_manage') ? <Link to={paths.points({ open: id })}>{name}</Link> : name}</li>
      ))}
    </ul>
  );
}
