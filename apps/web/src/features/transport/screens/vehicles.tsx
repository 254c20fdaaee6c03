import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useVehicleColumns } from '../components/vehicle/vehicle-columns.tsx';
import { useVehicleFilters } from '../components/vehicle/vehicle-filters.tsx';
import { VehicleTable } from '../components/vehicle/vehicle-table.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { VEHICLE_SORT, vehicleListSpec } from '../model/vehicle-list-spec.ts';

/** `/Transports`: the list of vehicles. */
export function VehiclesScreen() {
  const text = useText(vehicleMessages);
  const list = useListState(vehicleListSpec);
  return (
    <ListScreen
      id="transports"
      words={listWords(text, 'vehicles')}
      list={list}
      query={useList('listTransports', list.query)}
      search="q"
      filters={useVehicleFilters(list)}
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
