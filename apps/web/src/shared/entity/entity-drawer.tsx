import type { RowAction } from '@kasa/ui/data-table';
import { Drawer } from '@kasa/ui/drawer';
import type { ReactNode } from 'react';
import { DrawerPlaceholder } from '../forms/drawer-placeholder.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { type ObjectOf, type ObjectQueryId, useObject } from '../query/use-object.ts';
import { DrawerActions } from '../table/drawer-actions.tsx';
import type { Entity } from './entity.ts';

/** Bars that stand for its facts until they are there. */
const LINES = 5;

/** One beside its list: what is known of it, and below what can be done. */
export function EntityDrawer<Read extends ObjectQueryId>({
  entity,
  id,
  subtitle,
  actions,
  onClose,
  children,
}: {
  entity: Pick<Entity<Read, never, never, never>, 'read' | 'name' | 'useWords'>;
  id: string;
  subtitle?: ((object: ObjectOf<Read>) => string) | undefined;
  /** The first one is the next thing to do. */
  actions: (object: ObjectOf<Read>) => readonly RowAction[];
  onClose: () => void;
  children: (object: ObjectOf<Read>) => ReactNode;
}) {
  const { words } = entity.useWords();
  const common = useText(commonMessages);
  const { query } = useObject(entity.read, id);
  const object = query.data as ObjectOf<Read> | undefined;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={object === undefined ? words.title : entity.name(object)}
      subject={id}
      subtitle={object && subtitle?.(object)}
      closeLabel={common('action.close')}
      footer={object && <DrawerActions actions={actions(object)} />}
    >
      {object === undefined ? (
        <DrawerPlaceholder query={query} lost={words.lostText} lines={LINES} />
      ) : (
        children(object)
      )}
    </Drawer>
  );
}
