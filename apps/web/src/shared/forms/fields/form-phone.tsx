import { formatPhone, parsePhone } from '@kasa/contracts/shared/phone';
import { PhoneField, type PhoneFieldProps } from '@kasa/ui/phone-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/** A PhoneField in a form: understood and shown by the contract's rule. */
export function FormPhone<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<PhoneFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return (
    <PhoneField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      parse={parsePhone}
      format={formatPhone}
    />
  );
}
