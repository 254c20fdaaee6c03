import { useEffect } from 'react';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { ContextMenuProps } from './types.ts';

export type { MenuAnchor } from './types.ts';

const popupCode = onDemand(() => import('./context-popup.tsx'));

/** A menu without its own trigger: one menu serves all rows of a table. */
export function ContextMenu(props: ContextMenuProps) {
  const code = useOnDemand(popupCode);
  const isWanted = props.anchor !== null;
  useEffect(() => {
    if (isWanted) void popupCode.load();
  }, [isWanted]);
  return code && <code.ContextPopup {...props} />;
}
