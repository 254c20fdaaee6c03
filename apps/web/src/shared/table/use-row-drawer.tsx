import type { RowAction } from '@kasa/ui/data-table';
import { DrawerLayout } from '@kasa/ui/drawer-layout';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { useOpenObject } from '../routing/use-open-object.ts';
import { useLazyModule } from '../services/use-lazy-module.ts';

/** What the drawer of a list's object is given; `ShowDrawer` takes all of it. */
export interface RowDrawerProps<Row> {
  id: string;
  /** The rows of the present page, for the next and the previous one; undefined: not loaded. */
  rows: readonly Row[] | undefined;
  /** Those of the row. */
  actions: (row: Row) => readonly RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/**
 * For a table whose rows open a drawer beside it, with an address of its own (`?open=`).
 * @param load a module-level function: the drawer, once it and its words are there
 * @param table `also`: further parameters that leave the address with the object; `instead`: what stands in the
 * drawer's place, as the form of `insteadId`
 */
export function useRowDrawer<Row extends { id: string }>(
  load: (locale: Locale) => Promise<ComponentType<RowDrawerProps<Row>>>,
  table: {
    rows: readonly Row[] | undefined;
    actions: (row: Row) => RowAction[];
    also?: readonly string[] | undefined;
    instead?: ReactNode;
    insteadId?: string | null;
  },
) {
  const { rows, actions, also, instead, insteadId } = table;
  const { openId, close, show, rowProps } = useOpenObject(also);
  const Drawer = useLazyModule(load, openId !== null);
  const drawer =
    openId && Drawer ? (
      <Drawer id={openId} rows={rows} actions={actions} onShow={show} onClose={close} />
    ) : null;
  return {
    ...rowProps,
    activeRowId: insteadId ?? openId,
    rowActions: actions,
    around: (content: ReactNode) => <DrawerLayout drawer={instead ?? drawer}>{content}</DrawerLayout>,
  };
}
