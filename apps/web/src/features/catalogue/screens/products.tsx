import { Button } from '@kasa/ui/button';
import { FileSpreadsheet, FolderTree, Package, ScanBarcode, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { RunLiveStatus } from '#shared/runs/run-status.tsx';
import { CreateButton } from '#shared/table/create-button.tsx';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { usePriceTagsActions } from '../components/price-tags/use-price-tags-actions.ts';
import type { Product } from '../components/product/product-entity.ts';
import { useProductActions } from '../components/product/use-product-actions.tsx';
import { useProductColumns } from '../components/product/use-product-columns.tsx';
import { useProductList } from '../components/product/use-product-list.ts';
import { useProductRuns } from '../components/product-runs/use-product-runs.tsx';
import { productMessages } from '../messages/products/catalogue.ts';
import { productsLive } from '../model/product-run.ts';

const loadDrawer = async () => (await import('../components/product/product-drawer.tsx')).ProductDrawer;
const FindDialog = lazy(() =>
  import('../components/scan/find-dialog.tsx').then((module) => ({ default: module.FindDialog })),
);
/** `/products`: goods and services of the merchant; `?open=`: the one that is shown beside them. */
export function ProductsScreen() {
  const text = useText(productMessages);
  return (
    <PermissionGate title={text('products.title')} permission="catalog_manage" isReading>
      <Products />
    </PermissionGate>
  );
}

function Products() {
  const text = useText(productMessages);
  const { list, filters } = useProductList();
  const query = useList('listProducts', list.query);
  const columns = useProductColumns();
  const { actions, dialog } = useProductActions();
  const drawer = useRowDrawer<Product>(loadDrawer, { rows: query.data?.items, actions });
  const download = useExportActions(useDownload('exportProducts'), list.filters);
  const tags = usePriceTagsActions();
  const changes = useProductRuns(list.filters, query.data);
  useLive(productsLive);
  const table = { id: 'table', label: text('products.table'), icon: Table2 };
  const [isFinding, setFinding] = useState(false);
  const find = { id: 'find', label: text('products.find'), icon: ScanBarcode };
  const create = {
    label: text('products.create'),
    href: paths.productCreate(),
    permission: 'catalog_manage',
  } as const;
  const imports = { id: 'imports', label: text('products.imports'), icon: FileSpreadsheet };
  const groups = { id: 'groups', label: text('products.groups'), icon: FolderTree };
  return (
    <>
      <ListScreen<Product, 'q'>
        id="products"
        operation="listProducts"
        words={listWords(text, 'products')}
        list={list}
        query={query}
        search="q"
        filters={filters}
        columns={columns}
        defaultSort="name"
        create={create}
        emptyActions={
          <>
            <CreateButton {...create} />
            <Button href={paths.productImportCreate()}>{imports.label}</Button>
          </>
        }
        actions={[
          { ...find, onAction: () => setFinding(true) },
          { ...groups, href: paths.productGroups() },
          {
            ...table,
            // What is archived can't be changed there.
            href: paths.productTable({
              ...list.filters,
              state: list.filters.state ?? ['active'],
              sort: list.sort,
            }),
          },
          tags.ofList(list.filters),
          { ...imports, href: paths.productImports() },
          changes.runs,
          ...download,
        ]}
        status={<RunLiveStatus progress="product_run.progress" />}
        rowLabel={({ name }) => name}
        selection={changes.selection}
        {...drawer}
        emptyIcon={Package}
      />
      {dialog}
      {changes.dialog}
      {isFinding ? (
        <Suspense>
          <FindDialog onClose={() => setFinding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
