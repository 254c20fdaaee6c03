import { DrawerLayout } from '@kasa/ui/drawer';
import { IdCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import { ListTable, type ListTableProps, type PagedList } from '#shared/table/list-table.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { DRIVER_SORT, EDIT_DRIVER_PARAM, embeddedDriverListSpec } from '../../model/list-specs.ts';
import type { Driver } from '../../model/types.ts';
import { type DriverTask, useDriverActions } from './driver-actions.ts';
import { useDriverColumns } from './driver-columns.tsx';
import { DriverDrawer } from './driver-drawer.tsx';

const DriverEditDrawer = lazy(() =>
  import('./driver-edit-drawer.tsx').then((module) => ({ default: module.DriverEditDrawer })),
);
const DriverTaskDialog = lazy(() =>
  import('./driver-task-dialog.tsx').then((module) => ({ default: module.DriverTaskDialog })),
);

/** The drivers of one depot; their state is in the URL. */
export function DriversOf({ of, emptyText }: { of: { branch_id: string }; emptyText: string }) {
  const text = useText(driversMessages);
  const create = { label: text('drivers.create'), href: paths.driverCreate(of) };
  return (
    <DriverTable
      list={useListState(embeddedDriverListSpec)}
      of={of}
      emptyText={emptyText}
      emptyActions={<CreateButton {...create} permission="transport_manage" />}
    />
  );
}

interface DriverTableProps
  extends Pick<ListTableProps<Driver>, 'hiddenColumns' | 'emptyText' | 'emptyActions'> {
  list: PagedList & { query: NonNullable<InputOf<'listDrivers'>['query']> };
  of?: { branch_id: string } | undefined;
}

/** Drivers with paging, actions, dialogs, card and edit form. */
export function DriverTable({ list, of, ...table }: DriverTableProps) {
  const text = useText(driversMessages);
  const query = useList('listDrivers', { ...list.query, ...of });
  const [openId, setOpenId, hrefOf] = useSearchParamId('driver', ['record', EDIT_DRIVER_PARAM]);
  const [editedId, setEditedId] = useSearchParamId(EDIT_DRIVER_PARAM);
  const [shiftId] = useSearchParamId('record');
  const [openTask, setOpenTask] = useState<{ driver: Driver; task: DriverTask } | null>(null);
  const actions = useDriverActions({
    onTask: (driver, task) => setOpenTask({ driver, task }),
    onEdit: ({ id }) => setEditedId(id),
  });
  const drawer = editedId ? (
    <Suspense>
      <DriverEditDrawer key={editedId} id={editedId} onClose={() => setEditedId(null)} />
    </Suspense>
  ) : openId ? (
    <DriverDrawer
      key={openId}
      id={openId}
      actions={actions}
      markedShiftId={shiftId}
      onClose={() => setOpenId(null)}
    />
  ) : null;
  // The list is reloaded after an error: the dialog continues with the current driver.
  const taskDriver =
    openTask && (query.data?.items.find(({ id }) => id === openTask.driver.id) ?? openTask.driver);

  return (
    <>
      <DrawerLayout drawer={drawer}>
        <ListTable<Driver>
          label={text('drivers.title')}
          list={list}
          query={query}
          columns={useDriverColumns()}
          defaultSort={DRIVER_SORT}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowActions={actions}
          rowHref={({ id }) => hrefOf(id)}
          activeRowId={editedId ?? openId}
          emptyIcon={IdCard}
          emptyText={text('drivers.empty')}
          isQuiet
          {...table}
        />
      </DrawerLayout>
      {openTask && taskDriver ? (
        <Suspense>
          <DriverTaskDialog driver={taskDriver} task={openTask.task} onClose={() => setOpenTask(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
