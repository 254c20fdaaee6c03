import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Input, TextField } from 'react-aria-components';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { type FieldProps, isFieldDisabled, useFieldHandle } from './field.ts';
import { controlClass, fieldClass, inputClass } from './field-classes.ts';
import { FieldFrame } from './field-frame.tsx';

export type TextControlProps = FieldProps<string> & {
  type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search' | undefined;
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'url' | 'search' | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  end?: ReactNode;
  /** Unit after the text, read out with the field. */
  unit?: string | undefined;
  isSpellChecked?: boolean | undefined;
  inputClassName?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onPaste?: (() => void) | undefined;
};

/** The single-line input of the text-like fields. */
export function TextControl(props: TextControlProps) {
  const { label, value, onChange, error, unit, end } = props;
  const input = useFieldHandle<HTMLInputElement>(props.ref);
  const unitId = useId();
  return (
    <TextField
      className={fieldClass}
      data-field={props.name}
      validationBehavior="aria"
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      type={props.type ?? 'text'}
      spellCheck={props.isSpellChecked ? 'true' : 'false'}
      {...omitUndefined({
        name: props.name,
        onBlur: props.onBlur,
        autoComplete: props.autoComplete,
        autoFocus: props.autoFocus,
        inputMode: props.inputMode,
        maxLength: props.maxLength,
        'aria-describedby': unit === undefined ? undefined : unitId,
      })}
    >
      <FieldFrame {...props} label={label}>
        <div className={controlClass}>
          <Input
            ref={input}
            className={`${inputClass} ${props.inputClassName ?? ''}`}
            {...omitUndefined({
              placeholder: props.placeholder,
              onKeyDown: props.onKeyDown,
              onPaste: props.onPaste,
            })}
          />
          {unit !== undefined && (
            <span id={unitId} className="shrink-0 pr-3 text-text-muted">
              {unit}
            </span>
          )}
          {end}
        </div>
      </FieldFrame>
    </TextField>
  );
}
