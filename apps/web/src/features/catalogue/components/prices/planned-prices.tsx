import { Button } from '@kasa/ui/button';
import { useId } from 'react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { productQueryIds } from '../../queries.ts';
import type { Product } from '../product/product-entity.ts';

/** The contract's largest page: plans beyond it stand in the history. */
const MOST = 20;

/** The changes of a product's prices that are planned; nothing where there are none. */
export function PlannedPrices({ product: { id, is_beyond_own_points } }: { product: Product }) {
  const text = useText(productMessages);
  const format = useFormat();
  const titleId = useId();
  const missing = usePermissions().writeDenialReason('catalog_manage');
  const query = useOperation(
    'listPriceChanges',
    { query: { product_id: id, state: ['planned'], sort: 'effective_on', perPage: MOST } },
    { isQuiet: true },
  );
  const cancel = useCommand('cancelPriceChange', {
    refreshes: productQueryIds,
    success: text('prices.cancelled'),
  });
  const planned = query.data?.items ?? [];
  if (planned.length === 0) return <RetryLine query={query} />;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 font-semibold text-[13px] text-text-muted">
        {text('prices.plannedTitle')}
      </h3>
      <ul className="flex flex-col gap-1">
        {planned.map(({ id: change, point, price, effective_on }) => {
          const where = point?.name ?? text('prices.base');
          const day = format.day(effective_on);
          return (
            <li key={change} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 break-words">
                {where}
                {': '}
                {price === null
                  ? text('prices.plannedBase', { day })
                  : text('prices.plannedAs', { day, price: format.money(price) })}
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={text('prices.cancelOf', { day, where })}
                disabledReason={
                  missing ?? (point === null && is_beyond_own_points ? text('product.beyond') : undefined)
                }
                onPress={() => void cancel.run({ params: { id: change } }).catch(() => undefined)}
              >
                {text('prices.cancel')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
