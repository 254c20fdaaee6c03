import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';

export interface AvatarProps {
  /** Whose it is. Its initials stand in for a missing photo; while it is empty, a figure. */
  name: string;
  photoUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const SIZES = { sm: 'size-7 text-[11px]', md: 'size-8 text-xs', lg: 'size-16 text-xl' };

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('uk') ?? '')
    .join('');
}

/** A face beside a name; says nothing itself, because the name stands next to it. */
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
  // Drawn, not written: the letters are a picture of the name, not words beside it. The circle is a tint of whatever
  // lies below, so that it shows on chosen, hovered and coloured rows, too.
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
