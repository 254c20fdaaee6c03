import { useRef } from 'react';
import { Popover } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { MenuList, menuSurface } from './menu-list.tsx';
import type { MenuContent } from './types.ts';

/** Where a context menu hangs: under an element, or at a point of the window (CSS pixels). */
export type MenuAnchor = Element | { x: number; y: number };

export type ContextMenuProps = {
  label: string;
  /** Null: closed. */
  anchor: MenuAnchor | null;
  onClose: () => void;
} & MenuContent;

/**
 * A menu that opens at a point or an element rather than from a trigger of its own, so one menu serves all rows
 * of a table. Focus goes back to what had it.
 */
export function ContextMenu({ label, anchor, onClose, ...content }: ContextMenuProps) {
  const pointRef = useRef<HTMLSpanElement>(null);
  const elementRef = useRef<Element | null>(null);
  const isPoint = anchor !== null && !(anchor instanceof Element);
  elementRef.current = anchor instanceof Element ? anchor : null;
  return (
    <>
      {isPoint
        ? createPortal(
            <span ref={pointRef} className="fixed size-0" style={{ left: anchor.x, top: anchor.y }} />,
            document.body,
          )
        : null}
      <Popover
        aria-label={label}
        triggerRef={isPoint ? pointRef : elementRef}
        isOpen={anchor !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement={isPoint ? 'bottom start' : 'bottom end'}
        offset={isPoint ? 0 : 4}
        className={menuSurface}
        // Windows sends `contextmenu` when the key comes up, by then to this menu: no browser menu over ours.
        onContextMenu={(event) => event.preventDefault()}
      >
        <MenuList label={label} autoFocus="first" onClose={onClose} {...content} />
      </Popover>
    </>
  );
}
