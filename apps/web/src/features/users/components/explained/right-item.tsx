import type { ReactNode } from 'react';

/** A right by its name, and below it where it comes from. */
export function RightItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="py-1 [overflow-wrap:anywhere]">
      <p className="leading-5">{name}</p>
      <div className="text-[13px] text-text-muted leading-5">{children}</div>
    </li>
  );
}
