import type { RowSelection } from '@kasa/ui/data-table';
import type { MenuAction } from '@kasa/ui/menu';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { type ProductAction, type ProductRunTarget, productTarget } from '../../model/product-run.ts';
import { type ListFilters, usePriceTagsActions } from '../price-tags/use-price-tags-actions.ts';
import type { Product } from '../product/product-entity.ts';

/** A filter in an address takes no more values. */
const MOST_TAGS = 100;

async function loadCode(locale: Locale) {
  const [{ ProductRunBar }, { ProductRunDialog }] = await Promise.all([
    import('./product-run-bar.tsx'),
    import('./product-run-dialog.tsx'),
    productRunMessages.load(locale),
    runMessages.load(locale),
  ]);
  return { ProductRunBar, ProductRunDialog };
}

/**
 * Changes of chosen products, for the list's table, header and screen.
 * @param found the page of the list
 */
export function useProductRuns(
  filters: ListFilters,
  found: { total: number; total_capped: boolean } | undefined,
): {
  /** Undefined without the permission. */
  selection: RowSelection<Product> | undefined;
  runs: MenuAction;
  dialog: ReactNode;
} {
  const text = useText(productMessages);
  const { writeDenialReason } = usePermissions();
  const tags = usePriceTagsActions();
  const rows = useChosenRows(filters, found?.total_capped ? undefined : found?.total);
  const [asked, ask] = useState<{ action: ProductAction; target: ProductRunTarget } | null>(null);
  // Loaded with the first selection.
  const code = useLazyModule(loadCode, rows.hasAny || asked !== null);
  const canChoose = writeDenialReason('catalog_manage') === undefined;
  const { ids, isAll } = rows.chosen;
  return {
    selection: canChoose
      ? rows.selection(
          code ? (
            <code.ProductRunBar
              rows={rows}
              tagsHref={isAll ? tags.ofList(filters).href : paths.priceTags({ product_id: [...ids] })}
              mostTags={MOST_TAGS}
              onRequest={(action) => ask({ action, target: productTarget(rows.chosen, filters) })}
            />
          ) : null,
        )
      : undefined,
    runs: { id: 'runs', label: text('products.runs'), icon: ListChecks, href: paths.productRuns() },
    dialog:
      asked && code ? (
        <code.ProductRunDialog
          {...asked}
          onClose={() => ask(null)}
          onStarted={() => {
            ask(null);
            rows.clear();
          }}
        />
      ) : null,
  };
}
