import { productRunFields } from '@kasa/contracts/catalogue/product-run-fields';
import { productRunActions } from '@kasa/contracts/catalogue/product-run-values';
import { Button } from '@kasa/ui/button';
import { ListChecks } from 'lucide-react';
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
import { asSomeOf } from '#shared/table/filter-parsers.ts';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { useChangeWords } from '../components/product-runs/use-change-words.ts';
import { productRunMessages } from '../messages/product-runs/catalogue.ts';
import { type ProductRun, productRuns } from '../model/product-run.ts';

const loadDrawer = async () =>
  (await import('../components/product-runs/product-run-drawer.tsx')).ProductRunDrawer;
const people = peopleChoices('listProductRunPeople', {});
const listSpec = {
  filters: { action: asSomeOf(...productRunActions), ...runListFilters },
  sorts: ['created_at', 'total'] as const,
};

/** `/products/runs`: runs over products, latest first; `?open=`: one of them beside them. */
export function ProductRunsScreen() {
  const text = useText(productRunMessages);
  return (
    <PermissionGate title={text('runs.title')} permission="catalog_manage" isReading>
      <ProductRuns />
    </PermissionGate>
  );
}

function ProductRuns() {
  const text = useText(productRunMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const { label } = useFields(productRunFields);
  const { title, ofRun } = useChangeWords();
  const choice = useChoiceFilter(list, productRunFields);
  const query = useList('listProductRuns', list.query);
  const drawer = useRowDrawer<ProductRun>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id }) => [
      { id: 'open', label: common('action.openPage'), icon: ListChecks, href: paths.productRun({ id }) },
    ],
  });
  const columns = useRunColumns<ProductRun>(productRunFields, (state) => (
    <productRuns.Status state={state} />
  ));
  useLive(productRuns.live);
  return (
    <ListScreen<ProductRun, never>
      id="product-runs"
      operation="listProductRuns"
      words={{
        title: text('runs.title'),
        total: (count) => text('runs.total', { count }),
        empty: text('runs.empty'),
      }}
      back={{ label: text('runs.back'), href: paths.products() }}
      status={<RunLiveStatus progress={productRuns.progress} />}
      list={list}
      query={query}
      filters={[choice('action'), ...useRunFilters(list, productRunFields, people)]}
      columns={[
        {
          id: 'action',
          header: label('action'),
          cell: (run) => <NameCell name={title(run.change.action)} note={ofRun(run)} />,
          width: 340,
        },
        ...columns,
      ]}
      defaultSort="-created_at"
      rowLabel={({ change, created_at }) => `${title(change.action)}, ${format.dateTime(created_at)}`}
      {...drawer}
      emptyIcon={ListChecks}
      emptyActions={<Button href={paths.products()}>{text('runs.toProducts')}</Button>}
    />
  );
}
