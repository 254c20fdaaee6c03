import { productImportRunFields } from '@kasa/contracts/catalogue/import-fields';
import { Button } from '@kasa/ui/button';
import { FileSpreadsheet, ListChecks } from 'lucide-react';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { runListFilters, useRunColumns, useRunFilters } from '#shared/runs/run-lists.tsx';
import { RunLiveStatus } from '#shared/runs/run-status.tsx';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { productImportRunMessages } from '../messages/product-import-runs/catalogue.ts';
import { type ProductImportRun, productImportRuns } from '../model/product-import-run.ts';

const loadDrawer = async () =>
  (await import('../components/product-import-runs/product-import-run-drawer.tsx')).ProductImportRunDrawer;
const people = peopleChoices('listProductImportRunPeople', {});
const listSpec = { filters: runListFilters, sorts: ['created_at', 'total'] as const };

/** `/products/imports/runs`: runs that write imports or undo them; `?open=`: one of them beside them. */
export function ProductImportRunsScreen() {
  const text = useText(productImportRunMessages);
  return (
    <PermissionGate title={text('runs.title')} permission="catalog_manage" isReading>
      <ProductImportRuns />
    </PermissionGate>
  );
}

function ProductImportRuns() {
  const text = useText(productImportRunMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { label, display } = useFields(productImportRunFields);
  const query = useList('listProductImportRuns', list.query);
  const drawer = useRowDrawer<ProductImportRun>(loadDrawer, {
    rows: query.data?.items,
    actions: (run) => [
      {
        ...{ id: 'open', label: common('action.openPage'), icon: ListChecks },
        href: paths.productImportRun({ id: run.id }),
      },
      {
        ...{ id: 'import', icon: FileSpreadsheet },
        label: text('run.toImport', { name: run.import.name }),
        href: paths.productImport({ id: run.import.id }),
      },
    ],
  });
  const columns = useRunColumns<ProductImportRun>(productImportRunFields, (state) => (
    <productImportRuns.Status state={state} />
  ));
  useLive(productImportRuns.live);
  return (
    <ListScreen<ProductImportRun, never>
      id="product-import-runs"
      operation="listProductImportRuns"
      words={{
        title: text('runs.title'),
        total: (count) => text('runs.total', { count }),
        empty: text('runs.empty'),
      }}
      back={{ label: text('runs.back'), href: paths.productImports() }}
      status={<RunLiveStatus progress={productImportRuns.progress} />}
      list={list}
      query={query}
      filters={useRunFilters(list, productImportRunFields, people)}
      columns={[
        {
          id: 'action',
          header: label('action'),
          cell: (run) => <NameCell name={display('action', run.action)} note={run.import.name} />,
          width: 340,
        },
        ...columns,
      ]}
      defaultSort="-created_at"
      rowLabel={({ action, created_at }) => `${display('action', action)}, ${format.dateTime(created_at)}`}
      {...drawer}
      emptyIcon={ListChecks}
      emptyActions={<Button href={paths.productImportCreate()}>{text('imports.create')}</Button>}
    />
  );
}
