import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { type CreateAction, CreateButton } from '#shared/table/create-button.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { driverColumns } from '../components/driver/driver-columns.tsx';
import { useDriverFilters } from '../components/driver/driver-filters.tsx';
import { DriverTable } from '../components/driver/driver-table.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { DRIVER_SORT, driverListSpec } from '../model/driver-list-spec.ts';
import { useDrivers } from '../queries.ts';

/** `/Drivers`: the drivers of the merchant. */
export function DriversScreen() {
  const text = useText(driversMessages);
  const format = useFormat();
  const list = useListState(driverListSpec);
  const { data } = useDrivers(list.query);
  const filters = useDriverFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('drivers');
  const create: CreateAction = {
    label: text('drivers.create'),
    href: paths.driverCreate(),
    permission: 'transport_manage',
  };
  return (
    <>
      <ListHeader
        title={text('drivers.title')}
        page={data}
        total={(count) => text('drivers.total', { count })}
        totalCapped={(total) => text('drivers.totalCapped', { total })}
        create={create}
      />
      <ListFilterBar
        list={list}
        search={{
          name: 'name',
          label: text('drivers.search'),
          placeholder: text('drivers.searchPlaceholder'),
        }}
        filters={filters}
        columns={driverColumns(text, format)}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={DRIVER_SORT}
      />
      <DriverTable list={list} hiddenColumns={hiddenColumns} emptyActions={<CreateButton {...create} />} />
    </>
  );
}
