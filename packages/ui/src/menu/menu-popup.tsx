import { type Placement, Popover } from 'react-aria-components';
import { MenuList, menuSurface } from './menu-list.tsx';
import type { PopupState } from './popup-trigger.tsx';
import type { MenuContent } from './types.ts';

export function MenuPopup({
  state,
  label,
  placement,
  ...content
}: { state: PopupState; label: string; placement: Placement } & MenuContent) {
  return (
    <Popover
      aria-label={label}
      triggerRef={state.triggerRef}
      isOpen={state.isOpen}
      onOpenChange={state.onOpenChange}
      placement={placement}
      offset={4}
      className={menuSurface}
    >
      <MenuList
        label={label}
        autoFocus={state.autoFocus}
        onClose={() => state.onOpenChange(false)}
        {...content}
      />
    </Popover>
  );
}
