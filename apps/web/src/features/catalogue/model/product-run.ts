import { productRunFields, productRunRowFields } from '@kasa/contracts/catalogue/product-run-fields';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { defineRunKind } from '#shared/runs/run-kind.ts';
import { runLive } from '#shared/runs/run-queries.ts';
import type { FilterValue } from '#shared/table/filter-parsers.ts';
import type { ChosenRows } from '#shared/table/use-chosen-rows.ts';
import { productQueryIds } from '../queries.ts';

export type ProductRun = DataOf<'getProductRun'>;
export type ProductRunRow = DataOf<'listProductRunRows'>['items'][number];
export type ProductRunPreview = DataOf<'previewProductRun'>;
export type ProductRunValues = ProductRunPreview['items'][number]['before'];
export type ProductRunTarget = InputOf<'startProductRun'>['body']['target'];
export type ProductChange = InputOf<'startProductRun'>['body']['change'];
export type ProductAction = ProductChange['action'];
/** What one of the actions does. */
export type ChangeOf<Action extends ProductAction> = Extract<ProductChange, { action: Action }>;

/** Which products, and what is done to them. */
export interface ProductRunAsked {
  readonly target: ProductRunTarget;
  readonly change: ProductChange;
}

export const productRuns = defineRunKind({
  id: 'product-run',
  read: 'getProductRun',
  items: 'listProductRunRows',
  list: 'listProductRuns',
  stop: 'cancelProductRun',
  protocol: 'exportProductRun',
  progress: 'product_run.progress',
  changes: productQueryIds,
  preview: (client, { target, change }: ProductRunAsked, query, how) =>
    client.operation('previewProductRun')({ body: { target, change, ...query } }, how),
  fields: productRunFields,
  itemFields: productRunRowFields,
});

/** What runs change in the list of products, those of imports, too. */
export const productsLive = runLive(['product_run.progress', 'product_import.progress'], productQueryIds);

/** Chosen products: by ids, or all that match the list's filter. */
export function productTarget(
  { ids, isAll }: ChosenRows,
  filters: Readonly<Record<string, FilterValue | undefined>>,
): ProductRunTarget {
  if (!isAll) return { product_ids: [...ids] };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
