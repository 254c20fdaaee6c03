import { vehicleFields } from '@kasa/contracts/transport/fields';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRouteAndDepotFilters } from '../components/route-and-depot-filters.tsx';
import { useVehicleColumns } from '../components/vehicle/vehicle-columns.tsx';
import { VehicleTable } from '../components/vehicle/vehicle-table.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { VEHICLE_SORT, vehicleListSpec } from '../model/list-specs.ts';

/** `/Transports`: the list of vehicles. */
export function VehiclesScreen() {
  const text = useText(vehicleMessages);
  const list = useListState(vehicleListSpec);
  const choice = useChoiceFilter(list, vehicleFields);
  return (
    <ListScreen
      id="transports"
      words={listWords(text, 'vehicles')}
      list={list}
      query={useList('listTransports', list.query)}
      search="q"
      filters={[
        ...useRouteAndDepotFilters(list),
        choice('status'),
        choice('mode'),
        choice('inspection', {
          label: text('filter.inspection'),
          nameOf: (state) => text(`filter.inspection.${state}`),
        }),
      ]}
      columns={useVehicleColumns({ hasRoute: true }).columns}
      defaultSort={VEHICLE_SORT}
      create={{
        label: text('vehicles.create'),
        href: paths.transportCreate(),
        permission: 'transport_manage',
      }}
      rowLabel={({ transport_num }) => transport_num}
      table={(of) => <VehicleTable list={list} {...of} />}
    />
  );
}
