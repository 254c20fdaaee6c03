import { useEffect } from 'react';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { ContextMenuProps } from './types.ts';

export type { MenuAnchor } from './types.ts';

const popupCode = onDemand(() => import('./context-popup.tsx'));

/**
 * A menu that opens at a point or element without its own trigger, so one menu serves all rows of a table.
 * Restores the focus.
 */
export function ContextMenu(props: ContextMenuProps) {
  const code = useOnDemand(popupCode);
  const isWanted = props.anchor !== null;
  useEffect(() => {
    if (isWanted) void popupCode.load();
  }, [isWanted]);
  return code && <code.ContextPopup {...props} />;
}
