import { useText } from '../../../../shared/i18n/i18n.tsx';
import { paths } from '../../../../shared/paths.ts';
import { CreateButton } from '../../../../shared/table/create-button.tsx';
import { useListState } from '../../../../shared/table/use-list-state.ts';
import { branchesMessages } from '../../messages/branches/catalogue.ts';
import { embeddedDriverListSpec } from '../../model/driver-list-spec.ts';
import { embeddedVehicleListSpec } from '../../model/vehicle-list-spec.ts';
import type { Depot } from '../../model/types.ts';
import { DriverTable } from '../driver/driver-table.tsx';
import { VehicleTable } from '../vehicle/vehicle-table.tsx';

/** The vehicles of a depot. */
export function DepotVehicles({ depot: { id } }: { depot: Depot }) {
  const text = useText(branchesMessages);
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
  const text = useText(branchesMessages);
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
