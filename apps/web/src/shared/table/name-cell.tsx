import type { ReactNode } from 'react';

/** What a row is called and, paler, what tells it from others: in one line, in a card the second below the first. */
export function NameCell({
  start,
  name,
  note,
  end,
}: {
  /** Icon or avatar. */
  start?: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  /** A warning, kept in view. */
  end?: ReactNode;
}) {
  return (
    <span className="-my-1 flex min-w-0 items-center gap-x-2 py-1">
      {start ? <span className="-my-1 flex shrink-0">{start}</span> : null}
      <span className="flex min-w-0 flex-1 items-center gap-x-2 max-md:flex-wrap">
        <span className="min-w-0 max-w-full shrink-0 truncate font-semibold">{name}</span>
        {end}
        {note ? (
          <span className="min-w-0 truncate font-normal text-text-muted max-md:basis-full max-md:text-xs max-md:leading-4">
            {note}
          </span>
        ) : null}
      </span>
    </span>
  );
}
