import type { ReactNode } from 'react';

/**
 * What people tell things apart by, in a cell: it goes on in another line rather than being cut, for names differ at their
 * ends.
 */
export function Whole({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={`block w-max max-w-full whitespace-normal text-balance break-words ${className}`}>
      {children}
    </span>
  );
}
