import type { ReactElement } from 'react';
import type { Placement } from 'react-aria-components';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import { PopupTrigger } from './popup-trigger.tsx';
import type { MenuContent } from './types.ts';

export type { MenuAction, MenuContent, MenuGroup } from './types.ts';

export type MenuProps = {
  label: string;
  trigger: ReactElement;
  placement?: Placement | undefined;
} & MenuContent;

const popupCode = onDemand(() => import('./menu-popup.tsx'));

export function Menu({ label, trigger, placement = 'bottom end', ...content }: MenuProps) {
  const code = useOnDemand(popupCode);
  return (
    <PopupTrigger
      trigger={trigger}
      kind="menu"
      load={popupCode.load}
      popup={(state) =>
        code && <code.MenuPopup state={state} label={label} placement={placement} {...content} />
      }
    />
  );
}
