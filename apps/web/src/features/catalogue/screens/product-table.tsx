import { PAGE_SIZES } from '@kasa/contracts/shared/paging';
import { FilterBar } from '@kasa/ui/filter-bar';
import { Pager } from '@kasa/ui/pager';
import { Skeleton } from '@kasa/ui/skeleton';
import { Package } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { UnsavedGuard } from '#shared/forms/unsaved-guard.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { ListHeader } from '#shared/table/list-header.tsx';
import { ListSearch } from '#shared/table/list-search.tsx';
import { EmptyList } from '#shared/table/list-table-extras.tsx';
import { useListTexts } from '#shared/table/use-list-texts.ts';
import { useProductList } from '../components/product/use-product-list.ts';
import { ProductGrid } from '../components/product-table/product-grid.tsx';
import { TableBar } from '../components/product-table/table-bar.tsx';
import { useGrid } from '../components/product-table/use-grid.ts';
import { useAllGroups, useProductTable } from '../components/product-table/use-product-table.ts';
import { productTableMessages } from '../messages/product-table/catalogue.ts';

const PER_PAGE = PAGE_SIZES[1];

/** `/products/table`: prices, codes, barcodes and groups of the products of a list, as in a spreadsheet. */
export function ProductTableScreen() {
  const text = useText(productTableMessages);
  return (
    <PermissionGate title={text('table.title')} permission="catalog_manage">
      <ProductTable />
    </PermissionGate>
  );
}

function ProductTable() {
  const text = useText(productTableMessages);
  const common = useText(commonMessages);
  const texts = useListTexts();
  const format = useFormat();
  const { list, filters } = useProductList();
  const asked = { ...list.query, perPage: PER_PAGE };
  const query = useList('listProducts', asked);
  const groups = useAllGroups();
  // What a cache has of a page that is read anew is not shown: its rows would stay.
  const page = query.isPlaceholderData || query.isFetching ? undefined : query.data;
  const { store, state, rows } = useProductTable(JSON.stringify(asked), page);
  const grid = useGrid(rows, store, groups.data ?? []);
  const failed = [query, groups].find(({ isError, data }) => isError && data === undefined);
  const { data } = query;
  const before = data ? (data.page - 1) * data.per_page : 0;
  return (
    <>
      <ListHeader
        title={text('table.title')}
        back={{ label: text('table.back'), href: paths.products() }}
        page={data}
        total={(count) => text('table.total', { count })}
        totalCapped={(total) => text('table.totalCapped', { total })}
      />
      <FilterBar
        texts={texts.filters}
        search={
          <ListSearch
            list={list}
            name="q"
            label={text('table.search')}
            placeholder={text('table.searchPlaceholder')}
          />
        }
        filters={filters}
        onClear={list.hasFilters ? list.clearFilters : undefined}
      />
      <TableBar {...{ grid, store, state, rows }} />
      {failed ? (
        <LoadError query={failed} />
      ) : !data || !groups.data || (rows.length === 0 && data.items.length > 0) ? (
        <div role="status" aria-label={common('table.loading')}>
          <Skeleton height="560px" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyList
          list={list}
          query={query}
          data={data}
          asked={list.filters.q}
          emptyText={text('table.empty')}
          emptyIcon={Package}
        />
      ) : (
        <>
          <ProductGrid
            {...{ grid, store, rows, before }}
            groups={groups.data}
            total={data.total_capped ? -1 : data.total}
          />
          <Pager
            page={data.page}
            pageCount={data.page_count}
            perPage={PER_PAGE}
            range={common(data.total_capped ? 'list.rangeCapped' : 'list.range', {
              from: format.number(before + 1),
              to: format.number(before + data.items.length),
              total: format.number(data.total),
            })}
            texts={texts.pager}
            hrefFor={list.hrefFor}
            isTotalCapped={data.total_capped}
          />
        </>
      )}
      <UnsavedGuard form={store} />
    </>
  );
}
