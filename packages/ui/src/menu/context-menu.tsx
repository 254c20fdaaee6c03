import { useEffect } from 'react';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { ContextMenuProps } from './types.ts';

export type { MenuAnchor } from './types.ts';

const popupCode = onDemand(() => import('./context-popup.tsx'));

/**
 * A menu that opens at a point or an element rather than from a trigger of its own, so one menu serves all rows
 * of a table. Focus goes back to what had it.
 */
export function ContextMenu(props: ContextMenuProps) {
  const code = useOnDemand(popupCode);
  const isWanted = props.anchor !== null;
  useEffect(() => {
    if (isWanted) void popupCode.load();
  }, [isWanted]);
  return code && <code.ContextPopup {...props} />;
}
