import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { ButtonContext } from 'react-aria-components';

/** Initial focus in the popup: its first or last item, or itself. */
export type PopupFocus = 'first' | 'last' | true;

export interface PopupState {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  autoFocus: PopupFocus;
}

/** The popup's code is loaded when the button is about to be pressed. Arrow keys open it too. */
export function PopupTrigger({
  trigger,
  kind,
  load,
  popup,
}: {
  trigger: ReactElement;
  kind: 'menu' | 'dialog';
  load: () => Promise<unknown>;
  /** Called once opened; returns null while its code is loading. */
  popup: (state: PopupState) => ReactNode;
}) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; autoFocus: PopupFocus }>();
  const open = (autoFocus: PopupFocus) => {
    void load();
    setOpened({ isOpen: true, autoFocus });
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-haspopup': kind,
          'aria-expanded': opened?.isOpen ?? false,
          onHoverStart: () => void load(),
          onFocus: () => void load(),
          onPress: ({ pointerType }) =>
            open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
          onKeyDown: openByArrow,
        }}
      >
        {trigger}
      </ButtonContext>
      {opened
        ? popup({
            ...opened,
            triggerRef,
            onOpenChange: (isOpen) => setOpened({ ...opened, isOpen }),
          })
        : null}
    </>
  );
}
