import { useCommand } from '#shared/query/use-command.ts';
import type { ProductImportRow } from '../../model/product-import.ts';
import { productImportQueryIds } from '../../model/product-import-run.ts';

/**
 * Mends a row of an import, or leaves it out.
 * @param success what is said then; undefined: nothing
 */
export const useRowUpdate = (success: (row: ProductImportRow) => string | undefined) =>
  useCommand('updateProductImportRow', { refreshes: productImportQueryIds, success });
