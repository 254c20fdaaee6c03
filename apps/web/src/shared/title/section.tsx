import { type ReactNode, useId } from 'react';

/** A part of a screen, under its heading. */
export function Section({
  title,
  end,
  children,
}: {
  title: string;
  /** Beside the heading, e.g. a link. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-[620] text-base">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}
