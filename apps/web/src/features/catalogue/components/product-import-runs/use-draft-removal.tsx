import { isClientError } from '@kasa/client/http/errors';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { isOutOfDate, useCommand } from '#shared/query/use-command.ts';
import { useInvalidateQueries } from '#shared/query/use-invalidate-queries.ts';
import { productImportRunMessages } from '../../messages/product-import-runs/catalogue.ts';
import type { ProductImport } from '../../model/product-import.ts';
import { productImportQueryIds } from '../../model/product-import-run.ts';

/** The draft was begun or deleted meanwhile: the question need not stay. */
function closeWhenOutOfDate(error: unknown): void {
  if (!isClientError(error) || !isOutOfDate(error)) throw error;
}

/**
 * Deletes a draft, after a question.
 * @param onRemoved leaves what shows the draft alone, before that is read again
 */
export function useDraftRemoval(onRemoved?: () => void | Promise<void>) {
  const text = useText(productImportRunMessages);
  const refresh = useInvalidateQueries();
  const remove = useCommand('deleteProductImport', {
    refreshes: ['listProductImports'],
    success: text('import.deleted'),
  });
  return useConfirm(({ id, file_name: name }: ProductImport) => ({
    tone: 'danger',
    title: text('delete.title', { name }),
    children: text('delete.text'),
    confirmLabel: text('action.delete'),
    busyLabel: text('delete.busy'),
    onConfirm: () =>
      remove
        .run({ params: { id } })
        .then(onRemoved)
        .catch(closeWhenOutOfDate)
        .then(() => refresh(productImportQueryIds)),
  }));
}
