import { Button } from '@kasa/ui/button';
import type { RowAction } from '@kasa/ui/data-table';
import { Drawer } from '@kasa/ui/drawer';
import { IconButton } from '@kasa/ui/icon-button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Menu } from '@kasa/ui/menu';
import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { DrawerPlaceholder, type DrawerQuery } from '../forms/drawer-placeholder.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

const SKELETON_LINES = 6;

/** An object in a drawer, or what stands in its place while there is none to show. */
export function ObjectDrawer<Shown>({
  object,
  query,
  id,
  title,
  name,
  subtitle,
  lost,
  actions,
  buttons,
  tools,
  onClose,
  children,
}: {
  object: Shown | undefined;
  query: DrawerQuery;
  id: string;
  title: string;
  name: (object: Shown) => string;
  subtitle?: ((object: Shown) => ReactNode) | undefined;
  lost: string;
  actions: (object: Shown) => readonly RowAction[];
  /** How many actions are buttons; the others stand in a menu. Default 2, on a phone 1. */
  buttons?: number | undefined;
  tools?: ReactNode;
  onClose: () => void;
  children: (object: Shown) => ReactNode;
}) {
  const common = useText(commonMessages);
  const offered = object === undefined ? [] : actions(object);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={object === undefined ? title : name(object)}
      subject={id}
      subtitle={object === undefined ? undefined : subtitle?.(object)}
      closeLabel={common('action.close')}
      tools={tools}
      footer={offered.length > 0 ? <DrawerActions actions={offered} buttons={buttons} /> : undefined}
    >
      {object === undefined ? (
        <DrawerPlaceholder query={query} lost={lost} lines={SKELETON_LINES} />
      ) : (
        // What is unfolded in it is of this one.
        <Fragment key={id}>{children(object)}</Fragment>
      )}
    </Drawer>
  );
}

/** Actions in a drawer's footer: the first two as buttons (one on a phone), the others in a menu. */
export function DrawerActions({
  actions,
  buttons,
}: {
  actions: readonly RowAction[];
  buttons?: number | undefined;
}) {
  const common = useText(commonMessages);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const visible = actions.slice(0, buttons ?? (isPhone ? 1 : 2));
  const others = actions.slice(visible.length);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && box.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    // An action that has done its work is offered no more: the focus stays where it was offered.
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    box.current?.closest<HTMLElement>('aside, [role="dialog"]')?.focus({ preventScroll: true });
  });
  return (
    <div ref={box} className="contents">
      {visible.map((action, index) => (
        <Button
          key={action.id}
          variant={index === 0 ? 'primary' : 'secondary'}
          href={action.href}
          onPress={action.onAction}
          disabledReason={action.disabledReason}
        >
          {action.label}
        </Button>
      ))}
      {others.length === 0 ? null : (
        <Menu
          label={common('action.more')}
          items={others}
          placement="top end"
          trigger={
            visible.length === 0 ? (
              <Button>{common('table.actions')}</Button>
            ) : (
              <IconButton label={common('action.more')} variant="secondary">
                <Ellipsis aria-hidden />
              </IconButton>
            )
          }
        />
      )}
    </div>
  );
}
