import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** Allows a form library to focus the field. */
export type FieldHandle = { focus: () => void };

/** Fields are controlled and fit a form library's controller (`value`, `onChange`, `onBlur`, `name`, `ref`). */
export type FieldProps<Value> = {
  label: string;
  /** Hides the label visually where the context shows it, e.g. in a table's bar. */
  isLabelHidden?: boolean | undefined;
  /** Path of the value in the form; the error summary finds the field by it. */
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Shown under the field and makes it invalid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shows the value greyed, like a placeholder, as nobody has set it; read out to screen readers. */
  defaultNote?: string | undefined;
  /** Marks the label with an asterisk (spec §5). */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Disables the field and replaces the hint. */
  disabledReason?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<FieldHandle> | undefined;
};

/** Lets `ref` focus the field. The result goes on the focusable element or, with selector `inside`, around it. */
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

export function isFieldDisabled(props: Pick<FieldProps<unknown>, 'isDisabled' | 'disabledReason'>): boolean {
  return props.isDisabled === true || props.disabledReason !== undefined;
}
