import { Warehouse } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useDepotActions } from '../components/depot/depot-actions.ts';
import { depotColumns } from '../components/depot/depot-columns.tsx';
import { depotMessages } from '../messages/depots/catalogue.ts';
import { DEPOT_SORT, depotListSpec } from '../model/depot-list-spec.ts';
import { useDepots } from '../queries.ts';

/** `/branches`: the depots of the merchant. */
export function DepotsScreen() {
  const text = useText(depotMessages);
  const format = useFormat();
  const list = useListState(depotListSpec);
  return (
    <ListScreen
      id="branches"
      words={listWords(text, 'depots')}
      list={list}
      query={useDepots(list.query)}
      search="q"
      columns={depotColumns(text, format)}
      defaultSort={DEPOT_SORT}
      create={{
        label: text('depots.create'),
        href: paths.branchEdit(),
        permission: 'transport_manage',
      }}
      rowLabel={({ name }) => name}
      rowLines={2}
      rowHref={({ id }) => paths.branch({ id })}
      rowActions={useDepotActions()}
      emptyIcon={Warehouse}
      isQuiet
    />
  );
}
