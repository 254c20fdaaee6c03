import { productImportRunFields, productImportRunRowFields } from '@kasa/contracts/catalogue/import-fields';
import type { DataOf } from '#shared/query/operations.ts';
import { defineRunKind } from '#shared/runs/run-kind.ts';
import { runLive } from '#shared/runs/run-queries.ts';
import { productQueryIds } from '../queries.ts';

export type ProductImportRun = DataOf<'getProductImportRun'>;
export type ProductImportRunRow = DataOf<'listProductImportRunRows'>['items'][number];

/** What screens read of imports. */
export const productImportQueryIds = [
  'listProductImports',
  'getProductImport',
  'listProductImportRows',
] as const;

const progress = 'product_import.progress';

/** Writing the rows of an import, or undoing what they did. What it would do is looked at on the import's screen. */
export const productImportRuns = defineRunKind({
  id: 'product-import-run',
  read: 'getProductImportRun',
  items: 'listProductImportRunRows',
  list: 'listProductImportRuns',
  stop: 'cancelProductImportRun',
  protocol: 'exportProductImportRun',
  progress,
  changes: [...productQueryIds, ...productImportQueryIds],
  fields: productImportRunFields,
  itemFields: productImportRunRowFields,
});

/** What runs change in imports. */
export const productImportsLive = runLive(progress, productImportQueryIds);
