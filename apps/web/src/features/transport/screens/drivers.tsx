import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { driverColumns } from '../components/driver/driver-columns.tsx';
import { useDriverFilters } from '../components/driver/driver-filters.tsx';
import { DriverTable } from '../components/driver/driver-table.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { DRIVER_SORT, driverListSpec } from '../model/driver-list-spec.ts';

/** `/Drivers`: the list of drivers. */
export function DriversScreen() {
  const text = useText(driversMessages);
  const format = useFormat();
  const list = useListState(driverListSpec);
  return (
    <ListScreen
      id="drivers"
      words={listWords(text, 'drivers')}
      list={list}
      query={useList('listDrivers', list.query)}
      search="name"
      filters={useDriverFilters(list)}
      columns={driverColumns(text, format)}
      defaultSort={DRIVER_SORT}
      create={{ label: text('drivers.create'), href: paths.driverCreate(), permission: 'transport_manage' }}
      rowLabel={({ name }) => name}
      table={(of) => <DriverTable list={list} {...of} />}
    />
  );
}
