import { Button } from '@kasa/ui/button';
import { KeyValue } from '@kasa/ui/key-value';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { Section } from '#shared/title/section.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';
import type { Product } from '../product/product-entity.ts';
import { ChangePriceDialog } from './change-price-dialog.tsx';
import { PlannedPrices } from './planned-prices.tsx';

/**
 * The base price of a product, the prices of points that have their own, and what is planned.
 * @param isPage the history is on the same page; else a link leads to it
 */
export function ProductPrices({ product, isPage = false }: { product: Product; isPage?: boolean }) {
  const text = useText(productMessages);
  const format = useFormat();
  const missing = usePermissions().writeDenialReason('catalog_manage');
  const { query } = useObject('getProductPrices', product.id, { isQuiet: true });
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  const prices = query.data;
  const archived = product.state === 'archived' ? text('prices.archived') : undefined;
  const content = prices ? (
    <div className="flex flex-col gap-3">
      <KeyValue
        items={[
          { id: 'base', label: text('prices.base'), value: format.money(prices.product.price) },
          ...prices.own.map(({ point, price }) => ({
            id: point.id,
            label: point.name,
            value: format.money(price),
          })),
        ]}
      />
      {prices.own.length === 0 ? (
        <p className="text-[13px] text-text-muted">{text('prices.sameAll')}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          icon={<Tags />}
          disabledReason={missing ?? archived}
          onPress={() => setChanging(true)}
        >
          {text('prices.change')}
        </Button>
        {isPage ? null : <Link to={paths.productEdit({ id: product.id })}>{text('prices.toHistory')}</Link>}
      </div>
      <PlannedPrices product={product} />
      {isChanging ? <ChangePriceDialog prices={prices} onSaved={close} onClose={close} /> : null}
    </div>
  ) : query.isError ? (
    <RetryLine query={query} />
  ) : (
    <SkeletonText lines={3} />
  );
  return isPage ? (
    <Section title={text('prices.title')}>{content}</Section>
  ) : (
    <DrawerSection title={text('prices.title')}>{content}</DrawerSection>
  );
}
