import { productFilterFields } from '@kasa/contracts/catalogue/fields';
import { productKinds, productStates, productTaxes } from '@kasa/contracts/catalogue/product-values';
import { FolderTree, Package, ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { usePriceTagsActions } from '../components/price-tags/use-price-tags-actions.ts';
import { productGroupChoices } from '../components/product/product-choices.ts';
import type { Product } from '../components/product/product-entity.ts';
import { placeChoices } from '../components/product/use-places.ts';
import { useProductActions } from '../components/product/use-product-actions.tsx';
import { useProductColumns } from '../components/product/use-product-columns.tsx';
import { productMessages } from '../messages/products/catalogue.ts';

const loadDrawer = async () => (await import('../components/product/product-drawer.tsx')).ProductDrawer;
const FindDialog = lazy(() =>
  import('../components/scan/find-dialog.tsx').then((module) => ({ default: module.FindDialog })),
);
const yesOrNo = asOneOf('true', 'false');
const listSpec = {
  filters: {
    q: asText,
    kind: asSomeOf(...productKinds),
    group_id: asSeveral(asId),
    point_id: asSeveral(asId),
    tax: asSomeOf(...productTaxes),
    state: asSomeOf(...productStates),
    is_fiscal: yesOrNo,
    has_excise: yesOrNo,
  },
  sorts: ['name', 'article', 'price', 'created_at'] as const,
};

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
  const locale = useLocale();
  const list = useListState(listSpec);
  const query = useList('listProducts', list.query);
  const columns = useProductColumns();
  const choice = useChoiceFilter(list, productFilterFields);
  const label = (name: keyof typeof productFilterFields) => productFilterFields[name][locale];
  const group = useFoundFilter(list, 'group_id', label('group_id'), productGroupChoices);
  const point = useFoundFilter(list, 'point_id', label('point_id'), placeChoices);
  const { actions, dialog } = useProductActions();
  const drawer = useRowDrawer<Product>(loadDrawer, { rows: query.data?.items, actions });
  const download = useExportActions(useDownload('exportProducts'), list.filters);
  const tags = usePriceTagsActions();
  const [isFinding, setFinding] = useState(false);
  const find = { id: 'find', label: text('products.find'), icon: ScanBarcode };
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
        filters={[
          choice('state'),
          group,
          point,
          choice('kind'),
          choice('tax'),
          choice('is_fiscal'),
          choice('has_excise'),
        ]}
        columns={columns}
        defaultSort="name"
        create={{
          label: text('products.create'),
          href: paths.productCreate(),
          permission: 'catalog_manage',
        }}
        actions={[
          { ...find, onAction: () => setFinding(true) },
          { ...groups, href: paths.productGroups() },
          tags.ofList(list.filters),
          ...download,
        ]}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={Package}
      />
      {dialog}
      {isFinding ? (
        <Suspense>
          <FindDialog onClose={() => setFinding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
