import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { paths } from '../../../shared/paths.ts';
import { type CreateAction, CreateButton } from '../../../shared/table/create-button.tsx';
import { ListFilterBar } from '../../../shared/table/list-filter-bar.tsx';
import { ListHeader } from '../../../shared/table/list-header.tsx';
import { useHiddenColumns } from '../../../shared/table/use-hidden-columns.ts';
import { useListState } from '../../../shared/table/use-list-state.ts';
import { driverColumns } from '../components/driver-columns.tsx';
import { useDriverFilters } from '../components/driver-filters.tsx';
import { DriversTable } from '../components/drivers-table.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { DRIVERS_SORT, driversList } from '../model/drivers-list.ts';
import { useDrivers } from '../queries.ts';

/** `/Drivers`: the drivers of the merchant. */
export function DriversListScreen() {
  const text = useText(driversMessages);
  const format = useFormat();
  const list = useListState(driversList);
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
        defaultSort={DRIVERS_SORT}
      />
      <DriversTable list={list} hiddenColumns={hiddenColumns} emptyActions={<CreateButton {...create} />} />
    </>
  );
}
