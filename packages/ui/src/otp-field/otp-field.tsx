import { TextField } from 'react-aria-components';
import { type FieldProps, isFieldDisabled } from '../field/field.ts';
import { fieldClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { Digits } from './digits.tsx';

const USUAL_LENGTH = 6;

export type OtpFieldProps = Omit<FieldProps<string>, 'autoComplete'> & {
  /** Number of digits. Default 6. */
  length?: number | undefined;
  /** Called when all digits are typed or pasted, e.g. to submit the form. */
  onComplete?: ((code: string) => void) | undefined;
};

/** A one-time code in one input: supports SMS autofill, pasting ("Код: 482 913") and screen readers. */
export function OtpField(props: OtpFieldProps) {
  const { length = USUAL_LENGTH, value, onChange, onComplete } = props;
  return (
    <TextField
      className={fieldClass}
      data-field={props.name}
      validationBehavior="aria"
      value={value}
      onChange={onChange}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...omitUndefined({ name: props.name, onBlur: props.onBlur })}
    >
      <FieldFrame {...props}>
        <Digits
          length={length}
          value={value}
          onChange={(code) => {
            if (!isFieldDisabled(props) && props.isReadOnly !== true) onChange(code);
          }}
          {...omitUndefined({ handle: props.ref, onComplete, autoFocus: props.autoFocus })}
        />
      </FieldFrame>
    </TextField>
  );
}
