import type { ReactNode } from 'react';

/** A form that checks itself, sent by Enter or by a button of its id that may stand outside of it. */
export function PlainForm({
  id,
  onSubmit,
  children,
}: {
  id: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog over a form is outside of it in the document only.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
