import { Button } from '@kasa/ui/button';
import { Plus } from 'lucide-react';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
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
        <Add label={text('action.addTransport')} href={paths.transportCreate({ branch_id: id })} />
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
      emptyActions={<Add label={text('action.addDriver')} href={paths.driverCreate({ branch_id: id })} />}
    />
  );
}

function Add({ label, href }: { label: string; href: string }) {
  const missing = usePermissions().reasonAgainst('transport_manage');
  return (
    <Button variant="primary" icon={<Plus />} href={href} disabledReason={missing}>
      {label}
    </Button>
  );
}
