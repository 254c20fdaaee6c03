import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { type CreateAction, CreateButton } from '#shared/table/create-button.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { vehicleColumns } from '../components/vehicle/vehicle-columns.tsx';
import { useVehicleFilters } from '../components/vehicle/vehicle-filters.tsx';
import { VehicleTable } from '../components/vehicle/vehicle-table.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { VEHICLE_SORT, vehicleListSpec } from '../model/vehicle-list-spec.ts';
import { useVehicles } from '../queries.ts';

/** `/Transports`: the vehicles of the merchant. */
export function VehiclesScreen() {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const list = useListState(vehicleListSpec);
  const { data } = useVehicles(list.query);
  const filters = useVehicleFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('transports');
  const create: CreateAction = {
    label: text('vehicles.create'),
    href: paths.transportCreate(),
    permission: 'transport_manage',
  };
  return (
    <>
      <ListHeader
        title={text('vehicles.title')}
        page={data}
        total={(count) => text('vehicles.total', { count })}
        totalCapped={(total) => text('vehicles.totalCapped', { total })}
        create={create}
      />
      <ListFilterBar
        list={list}
        search={{
          name: 'q',
          label: text('vehicles.search'),
          placeholder: text('vehicles.searchPlaceholder'),
        }}
        filters={filters}
        columns={vehicleColumns(text, format, { hasRoute: true })}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={VEHICLE_SORT}
      />
      <VehicleTable list={list} hiddenColumns={hiddenColumns} emptyActions={<CreateButton {...create} />} />
    </>
  );
}
