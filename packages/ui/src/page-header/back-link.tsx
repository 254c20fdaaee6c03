import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components';

export interface BackLinkProps {
  label: string;
  href: string;
}

export function BackLink({ label, href }: BackLinkProps) {
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
