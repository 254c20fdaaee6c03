import type { ReactElement } from 'react';
import { MenuTrigger, type Placement, Popover } from 'react-aria-components';
import { MenuList, menuSurface } from './menu-list.tsx';
import type { MenuContent } from './types.ts';

export type { MenuAction, MenuContent, MenuGroup } from './types.ts';

export type MenuProps = {
  /** Name of the menu for screen readers. */
  label: string;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  placement?: Placement | undefined;
} & MenuContent;

/** A button with a menu of actions. Arrow keys and typing move, Enter acts, Esc closes and returns the focus. */
export function Menu({ label, trigger, placement = 'bottom end', ...content }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={menuSurface}>
        <MenuList label={label} {...content} />
      </Popover>
    </MenuTrigger>
  );
}
