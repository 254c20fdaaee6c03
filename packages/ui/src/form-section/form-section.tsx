import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { SectionListContext } from './section-list.ts';

export function FormSection({
  title,
  description,
  isWide = false,
  children,
}: {
  title: string;
  description?: string | undefined;
  /** All the room there is, with the title above: for fields with something beside them. */
  isWide?: boolean | undefined;
  /** Fields in two columns, if there is room. `FormWide` spans both. */
  children: ReactNode;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const register = useContext(SectionListContext);
  // Before paint, so that the section links don't shift the layout.
  useLayoutEffect(() => {
    const element = section.current;
    return element && register ? register({ id, title, element }) : undefined;
  }, [register, id, title]);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={`grid gap-4 border-border border-t px-4 py-6 first:border-t-0 md:px-6 ${isWide ? '' : 'lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-8'}`}
    >
      <div>
        {/* Focus target of links to the section. */}
        <h2 id={id} tabIndex={-1} className="font-[620] text-base leading-6">
          {title}
        </h2>
        {description !== undefined && (
          <p className="mt-1 text-[13px] text-text-muted leading-5">{description}</p>
        )}
      </div>
      <div
        className={`grid min-w-0 gap-x-4 gap-y-5 md:grid-cols-2 md:items-start ${isWide ? '' : 'max-w-2xl'}`}
      >
        {children}
      </div>
    </section>
  );
}

/** Spans both columns of a section. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 md:col-span-2">{children}</div>;
}
