import type { RowAction } from '@kasa/ui/data-table';
import { CircleMinus, Package, Pencil, Undo2 } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import type { ProductImport, ProductImportRow } from '../../model/product-import.ts';
import { useRowUpdate } from './use-row-update.ts';

/** The actions of an import's rows: those of a draft are mended, left out and taken back in. */
export function useRowActions(of: ProductImport, onMend: (row: ProductImportRow) => void) {
  const text = useText(productImportMessages);
  const disabledReason = usePermissions().writeDenialReason('catalog_manage');
  const update = useRowUpdate(({ position, verdict }) =>
    text(verdict === 'left_out' ? 'rows.leftOut' : 'rows.takenBack', { position }),
  );
  const setLeftOut = ({ id }: ProductImportRow, isLeftOut: boolean) => {
    const input = { params: { id: of.id, row_id: id }, body: { is_left_out: isLeftOut } };
    void update.run(input).catch(() => undefined);
  };
  return (row: ProductImportRow): RowAction[] => {
    const { product, verdict } = row;
    const isLeftOut = verdict === 'left_out';
    return [
      ...(of.state === 'draft'
        ? [
            {
              ...{ id: 'mend', label: text('rows.mend'), icon: Pencil, disabledReason },
              onAction: () => onMend(row),
            },
            {
              id: 'leave-out',
              label: text(isLeftOut ? 'rows.takeBack' : 'rows.leaveOut'),
              icon: isLeftOut ? Undo2 : CircleMinus,
              onAction: () => setLeftOut(row, !isLeftOut),
              // Another row's change would be taken for the one that is under way.
              isDisabled: disabledReason !== undefined || update.isRunning,
              disabledReason,
            },
          ]
        : []),
      ...(product
        ? [
            {
              ...{ id: 'open', label: text('rows.open'), icon: Package },
              href: paths.products({ q: row.cells.article, open: product.id }),
            },
          ]
        : []),
    ];
  };
}
