import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

export function TextLink({
  href,
  state,
  children,
}: {
  href: string;
  /** Router state of the navigation. */
  state?: unknown;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      routerOptions={{ state }}
      className="rounded-sm font-[550] text-accent-text underline underline-offset-2 hover:no-underline pointer-coarse:py-2.5"
    >
      {children}
    </Link>
  );
}
