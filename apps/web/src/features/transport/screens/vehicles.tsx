import { vehicleFields } from '@kasa/contracts/transport/fields';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRouteAndDepotFilters } from '../components/transport-choices.ts';
import { TransportGate } from '../components/transport-gate.tsx';
import { useVehicleTable } from '../components/vehicle/vehicle-table.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { vehicleListSpec } from '../model/list-specs.ts';

/** `/Transports`: the list of vehicles. */
export function VehiclesScreen() {
  const text = useText(vehicleMessages);
  return (
    <TransportGate title={text('vehicles.title')}>
      <Vehicles />
    </TransportGate>
  );
}

function Vehicles() {
  const text = useText(vehicleMessages);
  const list = useListState(vehicleListSpec);
  const choice = useChoiceFilter(list, vehicleFields);
  return (
    <ListScreen
      id="transports"
      operation="listTransports"
      words={listWords(text, 'vehicles')}
      {...useVehicleTable(list)}
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
      create={{
        label: text('vehicles.create'),
        href: paths.transportCreate(),
        permission: 'transport_manage',
      }}
    />
  );
}
