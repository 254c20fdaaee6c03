import { DrawerLayout } from '@kasa/ui/drawer';
import { IdCard } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useSearchParamId } from '#shared/routing/use-search-param-id.ts';
import { ListTable, type PagedList } from '#shared/table/list-table.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { DRIVER_SORT, EDIT_DRIVER_PARAM } from '../../model/list-specs.ts';
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

export interface DriverTableProps {
  /** `useListState(driverListSpec)`, or inside another screen `useListState(embeddedDriverListSpec)`. */
  list: PagedList & { query: NonNullable<InputOf<'listDrivers'>['query']> };
  /** Restricts the table to one depot. */
  of?: { branch_id: string } | undefined;
  hiddenColumns?: readonly string[] | undefined;
  emptyText?: string | undefined;
  emptyActions?: ReactNode;
}

/**
 * Drivers with paging, actions, dialogs, card and edit form; its state is in the URL. Used on `/Drivers` and
 * `/branches/:id`.
 */
export function DriverTable({ list, of, hiddenColumns, emptyText, emptyActions }: DriverTableProps) {
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
          hiddenColumns={hiddenColumns}
          defaultSort={DRIVER_SORT}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowActions={actions}
          rowHref={({ id }) => hrefOf(id)}
          activeRowId={editedId ?? openId}
          emptyIcon={IdCard}
          emptyText={emptyText ?? text(of ? 'drivers.emptyHere' : 'drivers.empty')}
          emptyActions={emptyActions}
          isQuiet
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
