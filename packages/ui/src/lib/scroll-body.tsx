import type { ReactNode } from 'react';
import { useScrollable } from './use-scrollable.ts';

/** The scrolling part of an overlay; in the tab order only if it overflows. */
export function ScrollBody({ className, children }: { className: string; children: ReactNode }) {
  const { ref, tabIndex } = useScrollable();
  return (
    <div
      ref={ref}
      tabIndex={tabIndex}
      className={`min-h-0 flex-1 overflow-y-auto -outline-offset-2 ${className}`}
    >
      <div>{children}</div>
    </div>
  );
}
