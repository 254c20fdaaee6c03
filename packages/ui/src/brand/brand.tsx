import { Link } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

/** The logo: a till's screen over its drawer. */
export function BrandMark() {
  return (
    <span aria-hidden className="block size-[22px] shrink-0 overflow-hidden rounded-md bg-sun">
      <span className="block h-[58%] bg-accent" />
    </span>
  );
}

export function Brand({ name, href, isRail = false }: { name: string; href: string; isRail?: boolean }) {
  return (
    <Link
      href={href}
      aria-label={name}
      className={cx(
        'flex h-10 shrink-0 items-center gap-2.5 rounded-md px-2 font-bold text-lg text-text no-underline',
        isRail && 'justify-center px-0',
      )}
    >
      <BrandMark />
      {isRail ? null : <span className="truncate">{name}</span>}
    </Link>
  );
}
