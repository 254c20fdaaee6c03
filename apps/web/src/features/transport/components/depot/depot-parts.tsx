import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import { embeddedDriverListSpec } from '../../model/driver-list-spec.ts';
import type { Depot } from '../../model/types.ts';
import { embeddedVehicleListSpec } from '../../model/vehicle-list-spec.ts';
import { DriverTable } from '../driver/driver-table.tsx';
import { VehicleTable } from '../vehicle/vehicle-table.tsx';

/** The vehicles of a depot. */
export function DepotVehicles({ depot: { id } }: { depot: Depot }) {
  const text = useText(depotMessages);
  const list = useListState(embeddedVehicleListSpec);
  return (
    <VehicleTable
      list={list}
      of={{ branch_id: id }}
      emptyText={text('branch.transportsEmpty')}
      emptyActions={
        <CreateButton
          label={text('action.addTransport')}
          href={paths.transportCreate({ branch_id: id })}
          permission="transport_manage"
        />
      }
    />
  );
}

/** The drivers of a depot. */
export function DepotDrivers({ depot: { id } }: { depot: Depot }) {
  const text = useText(depotMessages);
  const list = useListState(embeddedDriverListSpec);
  return (
    <DriverTable
      list={list}
      of={{ branch_id: id }}
      emptyText={text('branch.driversEmpty')}
      emptyActions={
        <CreateButton
          label={text('action.addDriver')}
          href={paths.driverCreate({ branch_id: id })}
          permission="transport_manage"
        />
      }
    />
  );
}
