import type { RowAction } from '@kasa/ui/data-table';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { productQueryIds } from '../../queries.ts';
import { usePriceTagsActions } from '../price-tags/use-price-tags-actions.ts';
import { type Product, productEntity } from './product-entity.ts';

const byVersion = ({ id, version }: Product) => ({ params: { id }, body: { version } });

/** The actions of rows, and the dialogs that ask before a product is archived or deleted. */
export function useProductActions() {
  const text = useText(productMessages);
  const { edit, guarded, history } = useEntityActions(productEntity);
  const tags = usePriceTagsActions();
  const archive = useCommand('archiveProduct', { refreshes: productQueryIds, success: text('archive.done') });
  const restore = useCommand('restoreProduct', {
    refreshes: productQueryIds,
    success: text('restore.done'),
  });
  const archiving = useConfirm((product: Product) => ({
    title: text('archive.title', { name: product.name }),
    children: text('archive.text'),
    confirmLabel: text('archive.confirm'),
    busyLabel: text('archive.busy'),
    onConfirm: async () => void (await archive.run(byVersion(product))),
  }));
  const removal = useRemoval('deleteProduct', text, {
    refreshes: productQueryIds,
    success: text('product.deleted'),
    refusal: (error) =>
      error?.kind === 'server' && error.codeName === 'product_sold' ? text('delete.sold') : undefined,
  });
  const actions = (product: Product): RowAction[] => {
    const { id, state, is_sold, is_beyond_own_points } = product;
    const beyond = is_beyond_own_points ? text('product.beyond') : undefined;
    const toArchive = {
      id: 'archive',
      label: text('action.archive'),
      icon: Archive,
      onAction: () => archiving.ask(product),
    };
    const fromArchive = {
      id: 'restore',
      label: text('action.restore'),
      icon: ArchiveRestore,
      onAction: () => void restore.run(byVersion(product)).catch(() => undefined),
    };
    const remove = () => removal.ask(product);
    return [
      guarded(edit(id), beyond),
      guarded(state === 'active' ? toArchive : fromArchive, beyond),
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        beyond ?? (is_sold ? text('delete.sold') : undefined),
      ),
      ...(state === 'active' ? [tags.ofProduct(id)] : []),
      ...history(id),
    ];
  };
  return {
    actions,
    dialog: (
      <>
        {archiving.dialog}
        {removal.dialog}
      </>
    ),
  };
}
