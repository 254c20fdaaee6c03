import { DrawerLayout } from '@kasa/ui/drawer';
import { Bus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { ListTable, type PagedList } from '#shared/table/list-table.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { VEHICLE_SORT } from '../../model/list-specs.ts';
import type { Vehicle } from '../../model/types.ts';
import type { SettableStatus } from '../../model/vehicle-status-rules.ts';
import { useVehicleActions } from './vehicle-actions.ts';
import { useVehicleColumns } from './vehicle-columns.tsx';
import { VehicleStatusDialog } from './vehicle-status-dialog.tsx';

const VehicleDrawer = lazy(() =>
  import('./vehicle-drawer.tsx').then((module) => ({ default: module.VehicleDrawer })),
);

export interface VehicleTableProps {
  /** `useListState(vehicleListSpec)`, or inside another screen `useListState(embeddedVehicleListSpec)`. */
  list: PagedList & { query: NonNullable<InputOf<'listTransports'>['query']> };
  /** Restricts the table to one route or depot. */
  of?: { route_id: string } | { branch_id: string } | undefined;
  /** Adds the leading column Маршрут (spec §2: optional). Default: true unless restricted to a route. */
  hasRouteColumn?: boolean | undefined;
  hiddenColumns?: readonly string[] | undefined;
  emptyText?: string | undefined;
  emptyActions?: ReactNode;
}

/**
 * Vehicles with paging, expandable rows, actions and edit form; its state is in the URL. Used on `/Transports`,
 * `/Route` and `/branches/:id`.
 */
export function VehicleTable(props: VehicleTableProps) {
  const { list, of } = props;
  const text = useText(vehicleMessages);
  const isOfRoute = of !== undefined && 'route_id' in of;
  const { columns, facts } = useVehicleColumns({ hasRoute: props.hasRouteColumn ?? !isOfRoute });
  const query = useList('listTransports', { ...list.query, ...of });
  const [editedId, setEditedId] = useSearchParamId('vehicle');
  const [statusChange, setStatusChange] = useState<{ vehicle: Vehicle; to: SettableStatus } | null>(null);
  const actions = useVehicleActions({
    onEdit: ({ id }) => setEditedId(id),
    onChangeStatus: (vehicle, to) => setStatusChange({ vehicle, to }),
    isRouteShown: isOfRoute,
  });
  // The list is reloaded after an error: the dialog continues with the current vehicle.
  const changedVehicle =
    statusChange &&
    (query.data?.items.find(({ id }) => id === statusChange.vehicle.id) ?? statusChange.vehicle);

  return (
    <>
      <DrawerLayout
        drawer={
          editedId ? (
            <Suspense>
              <VehicleDrawer key={editedId} id={editedId} onClose={() => setEditedId(null)} />
            </Suspense>
          ) : null
        }
      >
        <ListTable<Vehicle>
          label={text('vehicles.title')}
          list={list}
          query={query}
          columns={columns}
          hiddenColumns={props.hiddenColumns}
          defaultSort={VEHICLE_SORT}
          rowId={({ id }) => id}
          rowLabel={({ transport_num }) => transport_num}
          rowTone={({ status_color }) => status_color}
          rowFontStyle={({ fontStyle }) => fontStyle}
          rowActions={actions}
          rowLines={2}
          activeRowId={editedId}
          facts={facts}
          emptyIcon={Bus}
          emptyText={props.emptyText ?? text(of ? 'vehicles.emptyHere' : 'vehicles.empty')}
          emptyActions={props.emptyActions}
          isQuiet
        />
      </DrawerLayout>
      {statusChange && changedVehicle ? (
        <VehicleStatusDialog
          vehicle={changedVehicle}
          to={statusChange.to}
          onClose={() => setStatusChange(null)}
        />
      ) : null}
    </>
  );
}
