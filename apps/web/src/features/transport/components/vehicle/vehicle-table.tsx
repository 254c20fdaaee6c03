import { DrawerLayout } from '@kasa/ui/drawer';
import { Bus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import { ListTable, type ListTableProps, type PagedList } from '#shared/table/list-table.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { embeddedVehicleListSpec, VEHICLE_SORT } from '../../model/list-specs.ts';
import type { Vehicle } from '../../model/types.ts';
import { useStatusChange } from './use-status-change.tsx';
import { useVehicleActions } from './vehicle-actions.ts';
import { useVehicleColumns } from './vehicle-columns.tsx';

const VehicleDrawer = lazy(() =>
  import('./vehicle-drawer.tsx').then((module) => ({ default: module.VehicleDrawer })),
);

type Owner = { route_id: string } | { branch_id: string };

/** The vehicles of one route or depot; their state is in the URL. */
export function VehiclesOf({ of, emptyText }: { of: Owner; emptyText: string }) {
  const text = useText(vehicleMessages);
  const create = { label: text('vehicles.create'), href: paths.transportCreate(of) };
  return (
    <VehicleTable
      list={useListState(embeddedVehicleListSpec)}
      of={of}
      emptyText={emptyText}
      emptyActions={<CreateButton {...create} permission="transport_manage" />}
    />
  );
}

interface VehicleTableProps
  extends Pick<ListTableProps<Vehicle>, 'hiddenColumns' | 'emptyText' | 'emptyActions'> {
  list: PagedList & { query: NonNullable<InputOf<'listTransports'>['query']> };
  of?: Owner | undefined;
}

/** Vehicles with paging, expandable rows, actions and edit form. */
export function VehicleTable({ list, of, ...table }: VehicleTableProps) {
  const text = useText(vehicleMessages);
  const isOfRoute = of !== undefined && 'route_id' in of;
  const { columns, facts } = useVehicleColumns({ hasRoute: !isOfRoute });
  const query = useList('listTransports', { ...list.query, ...of });
  const [editedId, setEditedId] = useSearchParamId('vehicle');
  const { ask, dialog } = useStatusChange(query.data?.items ?? []);
  const actions = useVehicleActions({
    onEdit: ({ id }) => setEditedId(id),
    onChangeStatus: ask,
    isRouteShown: isOfRoute,
  });

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
          emptyText={text('vehicles.empty')}
          isQuiet
          {...table}
        />
      </DrawerLayout>
      {dialog}
    </>
  );
}
