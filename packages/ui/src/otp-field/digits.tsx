import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { type Ref, useLayoutEffect } from 'react';
import { InputContext, type InputProps, useSlottedContext } from 'react-aria-components';
import { type FieldHandle, useFieldHandle } from '../field/field.ts';
import { cx } from '../lib/cx.ts';
import { omitUndefined } from '../lib/omit-undefined.ts';
import './otp-field.css';

/** Id of the `<style>` that input-otp inserts unless an element with this id exists. */
const STYLE_ID = 'input-otp-style';

/** The content security policy forbids the library's inserted styles; otp-field.css has them instead. */
function useOwnStyles() {
  useLayoutEffect(() => {
    if (document.getElementById(STYLE_ID)) return;
    const mark = document.createElement('meta');
    mark.id = STYLE_ID;
    document.head.append(mark);
  }, []);
}

/** The boxes and the one input over them. Must be inside a React Aria TextField, which labels the input. */
export function Digits({
  length,
  value,
  onChange,
  onComplete,
  handle,
  autoFocus,
}: {
  length: number;
  value: string;
  onChange: (code: string) => void;
  onComplete?: (code: string) => void;
  handle?: Ref<FieldHandle>;
  autoFocus?: boolean;
}) {
  const ref = useFieldHandle<HTMLInputElement>(handle);
  const field: InputProps = useSlottedContext(InputContext) ?? {};
  useOwnStyles();
  return (
    <OTPInput
      ref={ref}
      maxLength={length}
      value={value}
      onChange={onChange}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      autoComplete="one-time-code"
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      containerClassName="flex flex-wrap gap-2"
      {...omitUndefined({
        onComplete,
        autoFocus,
        id: field.id,
        name: field.name,
        disabled: field.disabled,
        readOnly: field.readOnly,
        onFocus: field.onFocus,
        onBlur: field.onBlur,
        'aria-labelledby': field['aria-labelledby'],
        'aria-describedby': field['aria-describedby'],
        'aria-invalid': field['aria-invalid'],
        'aria-required': field['aria-required'],
      })}
      render={({ slots }) => slots.map((slot, index) => <Digit key={index} {...slot} />)}
    />
  );
}

/** One box, visual only: the input over it takes focus and presses. */
function Digit({ char, isActive, hasFakeCaret }: SlotProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid h-11 w-10 place-items-center rounded-lg border border-border-strong bg-surface font-[550] text-text text-xl figures group-data-disabled/field:border-border group-data-invalid/field:border-danger group-data-readonly/field:border-border group-data-disabled/field:bg-surface-2 group-data-readonly/field:bg-surface-2 group-data-disabled/field:text-text-muted',
        isActive && 'outline-2 outline-focus outline-offset-1',
      )}
    >
      {char ?? (hasFakeCaret && <span className="h-5 w-px bg-text" />)}
    </span>
  );
}
