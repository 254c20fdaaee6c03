import { TextField } from 'react-aria-components';
import { type FieldProps, isFieldDisabled } from '../field/field.ts';
import { fieldClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { Digits } from './digits.tsx';

/** How many digits a code has unless told. */
const USUAL_LENGTH = 6;

export type OtpFieldProps = Omit<FieldProps<string>, 'autoComplete'> & {
  /** How many digits the code has. Default 6. */
  length?: number | undefined;
  /** All digits are there, typed or pasted: the form may send itself. */
  onComplete?: ((code: string) => void) | undefined;
};

/**
 * A one-time code of digits, a box for each, in one input: phones offer the code of the message, a paste may hold more
 * than the digits ("Код: 482 913"), and screen readers meet one field.
 */
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
