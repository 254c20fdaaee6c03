import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

export type FormError = {
  /** `name` of the field; without it the error concerns the whole form and has no link. */
  name?: string | undefined;
  label?: string | undefined;
  message: string;
};

/** The errors in form order, each linking to its field. Takes the focus when it appears or `attempt` grows. */
export function ErrorSummary({
  title,
  errors,
  attempt,
  form,
}: {
  title: string;
  errors: readonly FormError[];
  attempt: number;
  form: RefObject<HTMLFormElement | null>;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Focused again after every failed attempt, even with the same errors.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-lg border border-danger bg-danger-soft px-4 py-3 text-text"
    >
      <p className="flex gap-2 font-[600] text-danger">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {title}
      </p>
      <ul className="mt-1 flex flex-col gap-1 pl-7">
        {errors.map(({ name, label, message }) => (
          <li key={`${name ?? ''} ${message}`}>
            {name === undefined ? (
              message
            ) : (
              <button
                type="button"
                className="cursor-pointer rounded-md text-left underline underline-offset-2 hover:no-underline pointer-coarse:py-1"
                onClick={() => form.current && focusField(form.current, name)}
              >
                {label === undefined ? message : `${label}: ${message}`}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
