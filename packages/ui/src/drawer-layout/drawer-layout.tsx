import type { ReactNode } from 'react';

/** A list with the open Drawer at its right. */
export function DrawerLayout({ children, drawer }: { children: ReactNode; drawer: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">{children}</div>
      {drawer}
    </div>
  );
}
