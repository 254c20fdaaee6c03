import { productImportFields } from '@kasa/contracts/catalogue/import-fields';
import { DRAFT_HOURS, MAX_IMPORT_DRAFTS } from '@kasa/contracts/catalogue/import-values';
import type { RowAction } from '@kasa/ui/data-table';
import { FileSpreadsheet, ListChecks, Trash2 } from 'lucide-react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { RunLiveStatus } from '#shared/runs/run-status.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { ImportStatus } from '../components/product-import-runs/import-status.tsx';
import { useDraftRemoval } from '../components/product-import-runs/use-draft-removal.tsx';
import { productImportRunMessages } from '../messages/product-import-runs/catalogue.ts';
import { isIncomplete, type ProductImport } from '../model/product-import.ts';
import { productImportRuns, productImportsLive } from '../model/product-import-run.ts';

const listSpec = { filters: {}, sorts: ['created_at'] as const };

/** `/products/imports`: drafts of imports and those that were begun. */
export function ProductImportsScreen() {
  const text = useText(productImportRunMessages);
  return (
    <PermissionGate title={text('imports.title')} permission="catalog_manage" isReading>
      <ProductImports />
    </PermissionGate>
  );
}

function ProductImports() {
  const text = useText(productImportRunMessages);
  const common = useText(commonMessages);
  const list = useListState(listSpec);
  const query = useList('listProductImports', list.query);
  const { guarded } = useRowActions('catalog_manage');
  const columns = useColumns();
  const removal = useDraftRemoval();
  useLive(productImportsLive);
  const href = ({ id }: { id: string }) => paths.productImport({ id });
  const actions = (one: ProductImport): RowAction[] => {
    const remove = { id: 'delete', label: text('import.deleteDraft'), icon: Trash2, tone: 'danger' } as const;
    return [
      { id: 'open', label: common('action.open'), icon: FileSpreadsheet, href: href(one) },
      ...(one.state === 'draft' ? [guarded({ ...remove, onAction: () => removal.ask(one) })] : []),
    ];
  };
  const runs = { id: 'runs', label: text('imports.runs'), icon: ListChecks, href: paths.productImportRuns() };
  const hasDrafts = query.data?.items.some(({ state }) => state === 'draft') ?? false;
  return (
    <>
      <ListScreen<ProductImport, never>
        id="product-imports"
        operation="listProductImports"
        words={{
          title: text('imports.title'),
          total: (count) => text('imports.total', { count }),
          empty: text('imports.empty'),
        }}
        back={{ label: text('imports.back'), href: paths.products() }}
        status={<RunLiveStatus progress={productImportRuns.progress} />}
        list={list}
        query={query}
        columns={columns}
        defaultSort="-created_at"
        create={{
          label: text('imports.create'),
          href: paths.productImportCreate(),
          permission: 'catalog_manage',
        }}
        actions={[runs]}
        around={(table) => (
          <>
            {hasDrafts ? (
              <p className="mb-3 text-text-muted">
                {text('imports.draftNote', { hours: DRAFT_HOURS, drafts: MAX_IMPORT_DRAFTS })}
              </p>
            ) : null}
            {table}
          </>
        )}
        rowLabel={({ file_name }) => file_name}
        rowHref={href}
        rowActions={actions}
        emptyIcon={FileSpreadsheet}
      />
      {removal.dialog}
    </>
  );
}

function useColumns(): ListColumn<ProductImport>[] {
  const text = useText(productImportRunMessages);
  const format = useFormat();
  const { column, label } = useFields(productImportFields);
  const count = (name: keyof ProductImport['counts'], width: number, dropPriority: number) => ({
    ...{ id: name, header: label(name), align: 'end' as const, isHideable: true, width, dropPriority },
    cell: ({ counts }: ProductImport) => format.number(counts[name]),
  });
  return [
    column('file_name', {
      cell: ({ file_name }) => <NameCell name={file_name} />,
      isHideable: false,
      width: 220,
    }),
    column('state', {
      cell: ({ state }) => <ImportStatus state={state} />,
      isHideable: false,
      cardSlot: 'status',
      width: 130,
    }),
    column('total', {
      cell: (one) =>
        isIncomplete(one)
          ? text('imports.sent', { sent: format.number(one.total), all: format.number(one.rows_in_file) })
          : format.number(one.total),
      cardSlot: 'value',
      width: 90,
      dropPriority: 7,
    }),
    count('new', 70, 5),
    count('changed', 110, 4),
    count('same', 90, 2),
    count('wrong', 110, 6),
    count('left_out', 110, 3),
    column('created_by', { cardSlot: 'subtitle', width: 170, dropPriority: 1 }),
    column('created_at', { isSortable: true, isHideable: false, cardSlot: 'secondary', width: 150 }),
  ];
}
