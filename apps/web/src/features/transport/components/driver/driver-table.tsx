import { IdCard } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
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
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { EDIT_DRIVER_PARAM, embeddedDriverListSpec, SHIFT_PARAM } from '../../model/list-specs.ts';
import type { Driver } from '../../model/types.ts';
import { type DriverTask, useDriverActions } from './driver-actions.ts';
import { useDriverColumns } from './driver-columns.tsx';

const loadDrawer = async () => (await import('./driver-drawer.tsx')).DriverDrawer;
const DriverEditDrawer = lazy(() =>
  import('./driver-form.tsx').then((module) => ({ default: module.DriverEditDrawer })),
);
const DriverTaskDialog = lazy(() =>
  import('./driver-task-dialog.tsx').then((module) => ({ default: module.DriverTaskDialog })),
);

/** The drivers of one depot; their state is in the URL. */
export function DriversOf({
  of,
  ownerName,
  emptyText,
}: {
  of: { branch_id: [string] };
  /** What the depot is called, for paper. */
  ownerName: string;
  emptyText: string;
}) {
  const text = useText(driversMessages);
  const list = useListState(embeddedDriverListSpec);
  const create = { label: text('drivers.create'), href: paths.driverCreate(of) };
  return (
    <EmbeddedList<Driver, never>
      {...useDriverTable(list, of)}
      id="drivers"
      label={text('drivers.title')}
      printTitle={`${ownerName}: ${text('drivers.title')}`}
      operation="listDrivers"
      input={{ query: { ...list.query, ...of } }}
      emptyText={emptyText}
      emptyActions={<CreateButton {...create} permission="transport_manage" />}
    />
  );
}

type Query = NonNullable<InputOf<'listDrivers'>['query']>;

/** A table of drivers with actions; `around` it stand the drawer, the edit form and the dialogs. */
export function useDriverTable<List extends PagedList & { query: Query }>(
  list: List,
  of?: { branch_id: [string] },
) {
  const query = useList('listDrivers', { ...list.query, ...of });
  const [editedId, setEditedId] = useSearchParamId(EDIT_DRIVER_PARAM);
  const [openTask, setOpenTask] = useState<{ driver: Driver; task: DriverTask } | null>(null);
  const actions = useDriverActions({
    onTask: (driver, task) => setOpenTask({ driver, task }),
    onEdit: ({ id }) => setEditedId(id),
  });
  const { around, ...rows } = useRowDrawer(loadDrawer, {
    rows: query.data?.items,
    actions,
    also: [SHIFT_PARAM, EDIT_DRIVER_PARAM],
    insteadId: editedId,
    instead: editedId && (
      <Suspense>
        <DriverEditDrawer key={editedId} id={editedId} onClose={() => setEditedId(null)} />
      </Suspense>
    ),
  });
  // The list is reloaded after an error: the dialog continues with the current driver.
  const taskDriver =
    openTask && (query.data?.items.find(({ id }) => id === openTask.driver.id) ?? openTask.driver);
  return {
    list,
    query,
    columns: useDriverColumns(),
    defaultSort: 'name',
    rowLabel: ({ name }) => name,
    ...rows,
    emptyIcon: IdCard,
    isQuiet: true,
    around: (table: ReactNode) => (
      <>
        {around(table)}
        {openTask && taskDriver ? (
          <Suspense>
            <DriverTaskDialog driver={taskDriver} task={openTask.task} onClose={() => setOpenTask(null)} />
          </Suspense>
        ) : null}
      </>
    ),
  } satisfies Partial<ListTableProps<Driver>> & { around: unknown };
}
