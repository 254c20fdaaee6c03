import { importedProductFields, productImportRowFields } from '@kasa/contracts/catalogue/import-fields';
import { type ImportVerdict, importFields } from '@kasa/contracts/catalogue/import-values';
import type { KeyValueItem } from '@kasa/ui/key-value';
import { CircleMinus, CirclePlus, CircleX, Equal, FileSpreadsheet, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import type { importRowsSpec, ProductImport, ProductImportRow } from '../../model/product-import.ts';
import { RowChanges } from './row-changes.tsx';
import { useRowActions } from './use-row-actions.ts';

const VerdictStatus = createChoiceStatus<ImportVerdict>(productImportRowFields, 'verdict', {
  new: { tone: 'positive', icon: CirclePlus },
  changed: { tone: 'info', icon: RefreshCw },
  same: { tone: 'neutral', icon: Equal },
  wrong: { tone: 'danger', icon: CircleX },
  left_out: { tone: 'neutral', icon: CircleMinus },
});

const loadMend = async () => (await import('./mend-dialog.tsx')).MendDialog;

/** The rows of an import: what would become of each, or was agreed to; those of a draft are mended here. */
export function ImportRows({
  of,
  list,
}: {
  of: ProductImport;
  list: ListState<(typeof importRowsSpec)['filters'], never>;
}) {
  const text = useText(productImportMessages);
  const { label } = useFields(importedProductFields);
  const choice = useChoiceFilter(list, productImportRowFields);
  const { sort: _none, ...asked } = list.query;
  const input = { params: { id: of.id }, query: asked };
  const query = useOperation('listProductImportRows', input, { keepsPrevious: true });
  const [mended, mend] = useState<ProductImportRow | null>(null);
  const MendDialog = useLazyModule(loadMend, mended !== null);
  const { writeDenialReason } = usePermissions();
  const isMendable = of.state === 'draft' && !writeDenialReason('catalog_manage');
  const actions = useRowActions(of, mend);
  const inFile = ({ cells }: ProductImportRow): KeyValueItem[] =>
    importFields
      .filter((field) => cells[field])
      .map((field) => ({
        id: `file-${field}`,
        label: text('rows.inFile', { field: label(field) }),
        value: cells[field],
      }));
  return (
    <>
      <EmbeddedList<ProductImportRow, 'q'>
        id="product-import-rows"
        printTitle={of.file_name}
        operation="listProductImportRows"
        input={input}
        label={text('rows.label')}
        list={list}
        query={query}
        search={{ name: 'q', label: text('rows.search'), placeholder: text('rows.searchPlaceholder') }}
        filters={[choice('verdict')]}
        columns={useRowColumns()}
        rowLabel={(row) => text('rows.row', { position: row.position, name: nameOf(row) })}
        rowActions={actions}
        {...(isMendable ? { onRowOpen: mend } : { facts: inFile })}
        emptyIcon={FileSpreadsheet}
        emptyText={text('rows.empty')}
      />
      {mended && isMendable && MendDialog ? (
        <MendDialog importId={of.id} first={mended} wrong={of.counts.wrong} onClose={() => mend(null)} />
      ) : null}
    </>
  );
}

const nameOf = ({ cells, after, product }: ProductImportRow) =>
  cells.name || after?.name || product?.name || cells.article || NO_VALUE;

function useRowColumns(): ListColumn<ProductImportRow>[] {
  const { label, column } = useFields(productImportRowFields);
  return [
    {
      id: 'name',
      header: label('name'),
      cell: (row) => <span className="block whitespace-pre-line break-words font-medium">{nameOf(row)}</span>,
      isHideable: false,
      width: 220,
    },
    column('position', { isHideable: false, cardSlot: 'secondary', width: 70 }),
    {
      id: 'article',
      header: label('article'),
      cell: ({ cells }) => <span className="figures">{cells.article || NO_VALUE}</span>,
      isHideable: true,
      cardSlot: 'subtitle',
      width: 120,
      dropPriority: 1,
    },
    column('verdict', {
      cell: ({ verdict }) => <VerdictStatus state={verdict} />,
      isHideable: false,
      cardSlot: 'status',
      width: 130,
    }),
    {
      id: 'changes',
      header: label('changes'),
      cell: (row) => <RowChanges row={row} />,
      isHideable: false,
      cardSlot: 'subtitle',
      width: 360,
    },
  ];
}
