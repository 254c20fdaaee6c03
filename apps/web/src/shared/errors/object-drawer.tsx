import type { RowAction } from '@kasa/ui/data-table';
import { Drawer } from '@kasa/ui/drawer';
import type { ReactNode } from 'react';
import { DrawerPlaceholder } from '../forms/drawer-placeholder.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { type ObjectOf, type ObjectQueryId, useObject } from '../query/use-object.ts';
import { DrawerActions } from '../table/drawer-actions.tsx';

const SKELETON_LINES = 6;

export function ObjectDrawer<Read extends ObjectQueryId>({
  read,
  id,
  title,
  name,
  subtitle,
  lost,
  actions,
  onClose,
  children,
}: {
  read: Read;
  id: string;
  title: string;
  name: (object: ObjectOf<Read>) => string;
  subtitle?: ((object: ObjectOf<Read>) => string) | undefined;
  lost: string;
  actions: (object: ObjectOf<Read>) => readonly RowAction[];
  onClose: () => void;
  children: (object: ObjectOf<Read>) => ReactNode;
}) {
  const common = useText(commonMessages);
  const { query } = useObject(read, id);
  const object = query.data as ObjectOf<Read> | undefined;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={object === undefined ? title : name(object)}
      subject={id}
      subtitle={object && subtitle?.(object)}
      closeLabel={common('action.close')}
      footer={object && <DrawerActions actions={actions(object)} />}
    >
      {object === undefined ? (
        <DrawerPlaceholder query={query} lost={lost} lines={SKELETON_LINES} />
      ) : (
        children(object)
      )}
    </Drawer>
  );
}
