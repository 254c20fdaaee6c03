import { Warehouse } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { type CreateAction, CreateButton } from '#shared/table/create-button.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { useDepotActions } from '../components/depot/depot-actions.ts';
import { depotColumns } from '../components/depot/depot-columns.tsx';
import { depotMessages } from '../messages/depots/catalogue.ts';
import { DEPOT_SORT, depotListSpec } from '../model/depot-list-spec.ts';
import type { Depot } from '../model/types.ts';
import { useDepots } from '../queries.ts';

/** `/branches`: the depots of the merchant. */
export function DepotsScreen() {
  const text = useText(depotMessages);
  const format = useFormat();
  const list = useListState(depotListSpec);
  const query = useDepots(list.query);
  const actions = useDepotActions();
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('branches');
  const columns = depotColumns(text, format);
  const create: CreateAction = {
    label: text('depots.create'),
    href: paths.branchEdit(),
    permission: 'transport_manage',
  };
  return (
    <>
      <ListHeader
        title={text('depots.title')}
        page={query.data}
        total={(count) => text('depots.total', { count })}
        totalCapped={(total) => text('depots.totalCapped', { total })}
        create={create}
      />
      <ListFilterBar
        list={list}
        search={{
          name: 'q',
          label: text('depots.search'),
          placeholder: text('depots.searchPlaceholder'),
        }}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={DEPOT_SORT}
      />
      <ListTable<Depot>
        label={text('depots.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={DEPOT_SORT}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowLines={2}
        rowHref={({ id }) => paths.branch({ id })}
        rowActions={actions}
        emptyIcon={Warehouse}
        emptyText={text('depots.empty')}
        emptyActions={<CreateButton {...create} />}
        isQuiet
      />
    </>
  );
}
