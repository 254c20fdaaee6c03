import { depotFields } from '@kasa/contracts/transport/fields';
import type { RowAction } from '@kasa/ui/data-table';
import { Bus, IdCard, Warehouse } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePhoneActions } from '#shared/phone/use-phone-actions.ts';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { depotEntity } from '../components/depot/depot-entity.ts';
import { TransportGate } from '../components/transport-gate.tsx';
import { depotMessages } from '../messages/depots/catalogue.ts';
import type { Depot } from '../model/types.ts';

const loadDrawer = async () => (await import('../components/depot/depot-drawer.tsx')).DepotDrawer;
const listSpec = { filters: { q: asText }, sorts: ['name', 'city', 'created_at'] as const };

/** `/branches`: the list of depots; `?open=`: one of them beside it. */
export function DepotsScreen() {
  const text = useText(depotMessages);
  return (
    <TransportGate title={text('depots.title')}>
      <Depots />
    </TransportGate>
  );
}

function Depots() {
  const text = useText(depotMessages);
  const list = useListState(listSpec);
  const query = useList('listDepots', list.query);
  const { column } = useFields(depotFields);
  return (
    <ListScreen<Depot, 'q'>
      id="branches"
      operation="listDepots"
      words={listWords(text, 'depots')}
      list={list}
      query={query}
      search="q"
      columns={[
        column('name', {
          cell: ({ name }) => <span className="font-semibold">{name}</span>,
          isSortable: true,
          isHideable: false,
          width: 240,
        }),
        column('city', { isSortable: true, cardSlot: 'secondary', width: 110 }),
        column('address', { cardSlot: 'subtitle', width: 170, dropPriority: 1 }),
        column('director', { width: 190 }),
        column('director_phone', { cardSlot: 'status', width: 150 }),
        column('transports_count', { width: 90, dropPriority: 3 }),
        column('drivers_count', { width: 75, dropPriority: 2 }),
      ]}
      defaultSort="name"
      create={{ label: text('depots.create'), href: paths.branchEdit(), permission: 'transport_manage' }}
      rowLabel={({ name }) => name}
      {...useRowDrawer(loadDrawer, { rows: query.data?.items, actions: useDepotActions() })}
      emptyIcon={Warehouse}
      isQuiet
    />
  );
}

/** For the ⋯ menu and the context menu. */
function useDepotActions(): (depot: Depot) => RowAction[] {
  const text = useText(depotMessages);
  const phoneActions = usePhoneActions(text('action.callDirector'));
  const { open, edit, history } = useEntityActions(depotEntity);
  return ({ id, director_phone }) => {
    const ofDepot = { branch_id: id };
    return [
      open(id),
      edit(id),
      { id: 'transports', label: text('action.transports'), icon: Bus, href: paths.transportList(ofDepot) },
      { id: 'drivers', label: text('action.drivers'), icon: IdCard, href: paths.driversList(ofDepot) },
      ...phoneActions(director_phone),
      ...history(id),
    ];
  };
}
