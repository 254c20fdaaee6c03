import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

/** A link in a line of text, to another screen before signing in. */
export function TextLink({
  href,
  state,
  children,
}: {
  href: string;
  /** What the router hands on with the address. */
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
