import { useRef } from 'react';
import { Popover } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { MenuList, menuSurface } from './menu-list.tsx';
import type { ContextMenuProps } from './types.ts';

export function ContextPopup({ label, anchor, onClose, ...content }: ContextMenuProps) {
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
        // Windows sends `contextmenu` on key up, when the menu has the focus: suppresses the browser's menu.
        onContextMenu={(event) => event.preventDefault()}
      >
        <MenuList label={label} autoFocus="first" onClose={onClose} {...content} />
      </Popover>
    </>
  );
}
