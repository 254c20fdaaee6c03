import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** What a form library needs of a field: to move the focus there. */
export type FieldHandle = { focus: () => void };

/**
 * The one set of props that all fields share. Fields are controlled; words and errors come from outside, so a form
 * library's controller fits as it is (`value`, `onChange`, `onBlur`, `name`, `ref`).
 */
export type FieldProps<Value> = {
  label: string;
  /** Hidden from sight, still read out: where the surroundings say it, e.g. in a table's bar. */
  isLabelHidden?: boolean | undefined;
  /** The path of the value in the form. The form's error summary finds the field by it. */
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Shown under the field instead of nothing; its presence makes the field invalid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Marks the label with an asterisk (spec §5). */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Why it is disabled; disables by itself, and stands in the hint's place. */
  disabledReason?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<FieldHandle> | undefined;
};

/**
 * Lets the owner of `ref` focus the field. The returned ref goes on the element that takes the focus or, with `inside`
 * (a selector), on one around it.
 */
export function useFieldHandle<E extends HTMLElement>(
  ref: Ref<FieldHandle> | undefined,
  inside?: string,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        const target =
          inside === undefined ? element.current : element.current?.querySelector<HTMLElement>(inside);
        target?.focus();
      },
    }),
    [inside],
  );
  return element;
}

/** Disabled by word or by reason. */
export function isFieldDisabled(props: Pick<FieldProps<unknown>, 'isDisabled' | 'disabledReason'>): boolean {
  return props.isDisabled === true || props.disabledReason !== undefined;
}
