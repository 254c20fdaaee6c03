import { TextArea, TextField } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass, inputClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type TextareaFieldProps = FieldProps<string> & {
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** Initial lines; grows with the text. Default 3. */
  rows?: number | undefined;
};

export function TextareaField(props: TextareaFieldProps) {
  const area = useFieldHandle<HTMLTextAreaElement>(props.ref);
  return (
    <TextField
      className={fieldClass}
      data-field={props.name}
      validationBehavior="aria"
      value={props.value}
      onChange={props.onChange}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...omitUndefined({
        name: props.name,
        onBlur: props.onBlur,
        autoComplete: props.autoComplete,
        autoFocus: props.autoFocus,
        maxLength: props.maxLength,
      })}
    >
      <FieldFrame {...props}>
        <div className={`${controlClass} h-auto! min-h-9`}>
          <TextArea
            ref={area}
            style={{ minHeight: `calc(${props.rows ?? 3}lh + 0.75rem)` }}
            className={`${inputClass} field-sizing-content resize-y py-1.5 leading-5`}
            {...omitUndefined({ placeholder: props.placeholder })}
          />
        </div>
      </FieldFrame>
    </TextField>
  );
}
