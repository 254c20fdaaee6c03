import type { ReactNode } from 'react';

/**
 * Cell text that wraps instead of being cut, because names often differ at the end.
 * @param canShrink wraps also to leave room to other columns
 */
export function WrappingText({
  className = '',
  canShrink = false,
  children,
}: {
  className?: string | undefined;
  canShrink?: boolean | undefined;
  children: ReactNode;
}) {
  const width = canShrink ? 'md:min-w-32' : 'w-max max-w-full';
  return (
    <span className={`block ${width} whitespace-normal text-balance break-words ${className}`}>
      {children}
    </span>
  );
}
