import { useParams } from 'react-router-dom';
import { EntityScreen } from '#shared/entity/entity-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { CompositionSection } from '../components/composition/composition-section.tsx';
import { PriceHistory } from '../components/prices/price-history.tsx';
import { ProductPrices } from '../components/prices/product-prices.tsx';
import { ProductEditForm } from '../components/product/product-edit-form.tsx';
import { productEntity } from '../components/product/product-entity.ts';
import { productMessages } from '../messages/products/catalogue.ts';

/** `/products/:id/edit`: a product is changed, with its prices, their history and what it is made of. */
export function ProductEditScreen() {
  const { id = '' } = useParams();
  const text = useText(productMessages);
  const title = useObject('getProduct', id).query.data?.name ?? text('product.editShort');
  return (
    <PermissionGate
      permission="catalog_manage"
      title={title}
      back={{ label: text('products.title'), href: paths.products() }}
    >
      <EntityScreen entity={productEntity} id={id} title={title}>
        {(product, { refetch }) => (
          <div className="flex max-w-5xl flex-col gap-6">
            <ProductEditForm key={id} latest={product} refetch={refetch} />
            <ProductPrices product={product} isPage />
            <CompositionSection
              productId={id}
              version={product.version}
              disabledReason={product.is_beyond_own_points ? text('product.beyond') : undefined}
            />
            <PriceHistory product={product} />
          </div>
        )}
      </EntityScreen>
    </PermissionGate>
  );
}
