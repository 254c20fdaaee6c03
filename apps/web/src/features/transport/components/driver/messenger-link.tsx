import type { ReactNode } from 'react';
import { NO_VALUE } from '#shared/i18n/format.ts';

/** Only https links are rendered (security T8); the contract accepts no others. */
export function isSafeLink(link: string | null): link is string {
  return link?.startsWith('https://') === true;
}

export function MessengerLink({
  href,
  label,
  children,
}: {
  href: string | null;
  label?: string;
  children: ReactNode;
}) {
  if (!isSafeLink(href)) return NO_VALUE;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="inline-flex items-center gap-1.5 rounded-sm align-bottom text-accent-text underline-offset-2 hover:underline"
    >
      {children}
    </a>
  );
}
