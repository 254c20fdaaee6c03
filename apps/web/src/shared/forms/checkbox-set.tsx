import type { ReactNode } from 'react';

/** Checkboxes that are one field: named together, with the field's error under them. */
export function CheckboxSet({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col gap-1">
      {children}
      {error ? (
        <p role="alert" className="text-[13px] text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
