import { Bus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import type { ListTableProps, PagedList } from '#shared/table/list-table.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { EDIT_VEHICLE_PARAM, embeddedVehicleListSpec } from '../../model/list-specs.ts';
import type { Vehicle } from '../../model/types.ts';
import { useStatusChange } from './use-status-change.tsx';
import { useVehicleActions } from './vehicle-actions.ts';
import { useVehicleColumns, useVehicleFacts } from './vehicle-columns.tsx';

const VehicleEditDrawer = lazy(() =>
  import('./vehicle-form.tsx').then((module) => ({ default: module.VehicleEditDrawer })),
);
const loadDrawer = async () => (await import('./vehicle-drawer.tsx')).VehicleDrawer;

/** The filter by one route or depot. */
type Owner = { route_id: [string] } | { branch_id: [string] };

/** The vehicles of one route or depot; their state is in the URL. */
export function VehiclesOf({
  of,
  ownerName,
  emptyText,
}: {
  of: Owner;
  /** What the route or depot is called, for paper. */
  ownerName: string;
  emptyText: string;
}) {
  const text = useText(vehicleMessages);
  const list = useListState(embeddedVehicleListSpec);
  const create = { label: text('vehicles.create'), href: paths.transportCreate(of) };
  return (
    <EmbeddedList<Vehicle, never>
      {...useVehicleTable(list, of)}
      id="transports"
      label={text('vehicles.title')}
      printTitle={`${ownerName}: ${text('vehicles.title')}`}
      operation="listTransports"
      input={{ query: { ...list.query, ...of } }}
      emptyText={emptyText}
      emptyActions={<CreateButton {...create} permission="transport_manage" />}
    />
  );
}

type Query = NonNullable<InputOf<'listTransports'>['query']>;

/** A table of vehicles with expandable rows and actions; `around` it stand the drawer, the edit form and the dialog. */
export function useVehicleTable<List extends PagedList & { query: Query }>(list: List, of?: Owner) {
  const isOfRoute = of !== undefined && 'route_id' in of;
  const query = useList('listTransports', { ...list.query, ...of });
  const [editedId, setEditedId] = useSearchParamId(EDIT_VEHICLE_PARAM);
  const { ask, dialog } = useStatusChange(query.data?.items ?? []);
  const actions = useVehicleActions({
    onEdit: ({ id }) => setEditedId(id),
    onChangeStatus: ask,
    isRouteShown: isOfRoute,
  });
  const { around, ...rows } = useRowDrawer(loadDrawer, {
    rows: query.data?.items,
    actions,
    also: [EDIT_VEHICLE_PARAM],
    insteadId: editedId,
    instead: editedId && (
      <Suspense>
        <VehicleEditDrawer key={editedId} id={editedId} onClose={() => setEditedId(null)} />
      </Suspense>
    ),
  });
  return {
    list,
    query,
    columns: useVehicleColumns({ hasRoute: !isOfRoute }),
    facts: useVehicleFacts(),
    defaultSort: 'transport_num',
    rowLabel: ({ transport_num }) => transport_num,
    rowTone: ({ status_color }) => status_color,
    rowFontStyle: ({ fontStyle }) => fontStyle,
    ...rows,
    emptyIcon: Bus,
    isQuiet: true,
    around: (table: ReactNode) => (
      <>
        {around(table)}
        {dialog}
      </>
    ),
  } satisfies Partial<ListTableProps<Vehicle>> & { around: unknown };
}
