import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A figure that leads to what it is of. @param to undefined: only the figure */
export function FigureLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} className="text-accent-text no-underline hover:underline">
      {children}
    </Link>
  );
}
