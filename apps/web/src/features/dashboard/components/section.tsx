import { type ReactNode, useId } from 'react';

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
    <section aria-labelledby={id}>
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
