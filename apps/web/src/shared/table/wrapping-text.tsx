import type { ReactNode } from 'react';

/**
 * What people tell things apart by, in a cell: it goes on in another line rather than being cut, for names differ at their
 * ends.
 * @param isYielding it does so also to leave room to other columns, down to about fifteen letters in a line
 */
export function WrappingText({
  className = '',
  isYielding = false,
  children,
}: {
  className?: string | undefined;
  isYielding?: boolean | undefined;
  children: ReactNode;
}) {
  const width = isYielding ? 'md:min-w-32' : 'w-max max-w-full';
  return (
    <span className={`block ${width} whitespace-normal text-balance break-words ${className}`}>
      {children}
    </span>
  );
}
