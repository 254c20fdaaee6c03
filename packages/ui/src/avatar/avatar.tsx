import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';

export interface AvatarProps {
  /** The initials replace a missing photo; an empty name shows a generic icon. */
  name: string;
  photoUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const SIZES = { sm: 'size-7 text-[11px]', md: 'size-8 text-xs', lg: 'size-16 text-xl' };

export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('uk') ?? '')
    .join('');
}

/** A decorative photo or initials beside a name. */
export function Avatar({ name, photoUrl, size = 'md' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shape = cx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', SIZES[size]);
  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        onError={() => setBrokenUrl(photoUrl)}
        className={cx(shape, 'object-cover')}
      />
    );
  }
  const initials = initialsOf(name);
  // Generated content, so the initials are not read out. The tint is visible on coloured rows too.
  return (
    <span
      aria-hidden
      data-initials={initials}
      className={cx(
        shape,
        'bg-accent-text/14 font-semibold text-accent-text',
        initials !== '' && '[&::before]:[content:attr(data-initials)]',
      )}
    >
      {initials === '' ? <UserRound className="size-[55%]" /> : null}
    </span>
  );
}
