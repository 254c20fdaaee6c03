import { Button } from '@kasa/ui/button';
import { PageHeader } from '@kasa/ui/page-header';
import { Plus, Warehouse } from 'lucide-react';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { ListFilterBar } from '../../../shared/table/list-filter-bar.tsx';
import { ListSearch } from '../../../shared/table/list-search.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useHiddenColumns } from '../../../shared/table/use-hidden-columns.ts';
import { useListState } from '../../../shared/table/use-list-state.ts';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import { useBranchActions } from '../components/branch-actions.ts';
import { branchColumns } from '../components/branch-columns.tsx';
import { branchesMessages } from '../messages/branches/catalogue.ts';
import { BRANCHES_SORT, branchesList } from '../model/branches-list.ts';
import type { Depot } from '../model/types.ts';
import { useDepots } from '../queries.ts';

/** `/branches`: the depots of the merchant. */
export function BranchesListScreen() {
  const text = useText(branchesMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  usePageTitle(text('branches.title'));
  const list = useListState(branchesList);
  const query = useDepots(list.query);
  const actions = useBranchActions();
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('branches');
  const columns = branchColumns(text, format);
  const missing = usePermissions().reasonAgainst('transport_manage');
  const total =
    query.data &&
    (query.data.total_capped
      ? text('branches.totalCapped', { total: format.number(query.data.total) })
      : text('branches.total', { count: query.data.total }));
  return (
    <>
      <PageHeader
        title={text('branches.title')}
        subtitle={total ?? '\u00a0'}
        moreLabel={common('action.more')}
        primaryAction={{
          id: 'create',
          label: text('branches.create'),
          icon: Plus,
          href: paths.branchEdit(),
          isDisabled: missing !== undefined,
          disabledReason: missing,
        }}
      />
      <ListFilterBar
        list={list}
        search={
          <ListSearch
            list={list}
            name="q"
            label={text('branches.search')}
            placeholder={text('branches.searchPlaceholder')}
          />
        }
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={BRANCHES_SORT}
      />
      <ListTable<Depot>
        label={text('branches.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={BRANCHES_SORT}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowLines={2}
        rowHref={({ id }) => paths.branch({ id })}
        rowActions={actions}
        emptyIcon={Warehouse}
        emptyText={text('branches.empty')}
        emptyActions={
          <Button variant="primary" icon={<Plus />} href={paths.branchEdit()} disabledReason={missing}>
            {text('branches.create')}
          </Button>
        }
        isQuiet
      />
    </>
  );
}
