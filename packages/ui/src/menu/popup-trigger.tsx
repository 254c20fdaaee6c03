import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { ButtonContext } from 'react-aria-components';

/** Where the focus goes in what opens: to its first or last item, or to itself. */
export type PopupFocus = 'first' | 'last' | true;

/** What an open popup knows of its trigger. */
export interface PopupState {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  autoFocus: PopupFocus;
}

/**
 * A button that opens something floating, whose code is fetched when the button is about to be pressed. Arrow keys open
 * it too. What it opens closes itself and gives the focus back.
 */
export function PopupTrigger({
  trigger,
  kind,
  load,
  popup,
}: {
  /** A Button or an IconButton. */
  trigger: ReactElement;
  kind: 'menu' | 'dialog';
  /** Fetches the code of `popup`. */
  load: () => Promise<unknown>;
  /** Called once it has been opened; answers null while its code is on the way. */
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
