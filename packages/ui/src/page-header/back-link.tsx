import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components';

/** Where a page belongs to: its name and address. */
export interface Back {
  label: string;
  href: string;
}

/** The way back, above the title of a page. */
export function BackLink({ label, href }: Back) {
  return (
    <Link
      href={href}
      className="mb-1 -ml-1 inline-flex min-h-8 items-center gap-1 rounded-md px-1 text-text-muted no-underline hover:text-text max-md:min-h-11"
    >
      <ArrowLeft size={18} aria-hidden />
      {label}
    </Link>
  );
}
