import { useText } from '../../../shared/i18n/i18n.tsx';
import { paths } from '../../../shared/paths.ts';
import { CreateButton } from '../../../shared/table/create-button.tsx';
import { useListState } from '../../../shared/table/use-list-state.ts';
import { branchesMessages } from '../messages/branches/catalogue.ts';
import { embeddedDrivers } from '../model/drivers-list.ts';
import { embeddedTransports } from '../model/transports-list.ts';
import type { Depot } from '../model/types.ts';
import { DriversTable } from './drivers-table.tsx';
import { TransportsTable } from './transports-table.tsx';

/** The vehicles of a depot. */
export function BranchTransports({ depot: { id } }: { depot: Depot }) {
  const text = useText(branchesMessages);
  const list = useListState(embeddedTransports);
  return (
    <TransportsTable
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
export function BranchDrivers({ depot: { id } }: { depot: Depot }) {
  const text = useText(branchesMessages);
  const list = useListState(embeddedDrivers);
  return (
    <DriversTable
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
