import { shiftFields } from '@kasa/contracts/transport/fields';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useDriverTable } from '../components/driver/driver-table.tsx';
import { useRouteAndDepotFilters } from '../components/transport-choices.ts';
import { TransportGate } from '../components/transport-gate.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { driverListSpec } from '../model/list-specs.ts';

/** `/Drivers`: the list of drivers. */
export function DriversScreen() {
  const text = useText(driversMessages);
  return (
    <TransportGate title={text('drivers.title')}>
      <Drivers />
    </TransportGate>
  );
}

function Drivers() {
  const text = useText(driversMessages);
  const list = useListState(driverListSpec);
  const choice = useChoiceFilter(list, { shift: shiftFields.status });
  return (
    <ListScreen
      id="drivers"
      operation="listDrivers"
      words={listWords(text, 'drivers')}
      {...useDriverTable(list)}
      search="name"
      filters={[choice('shift', { label: text('filter.shift') }), ...useRouteAndDepotFilters(list)]}
      create={{ label: text('drivers.create'), href: paths.driverCreate(), permission: 'transport_manage' }}
    />
  );
}
