import { formatPhone, parsePhone } from '@kasa/contracts/shared/phone';
import { PhoneField, type PhoneFieldProps } from '@kasa/ui/phone-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/**
 * The contract's reading, for somebody who is still typing: `380…` is the beginning of a whole number, not yet the nine
 * digits of one that leaves the country out.
 */
function parseTyped(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.startsWith('380') && digits.length < 12 ? null : parsePhone(text);
}

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
      parse={parseTyped}
      format={formatPhone}
    />
  );
}
