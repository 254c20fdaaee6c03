import { formatPhone, parsePhone } from '@kasa/contracts/shared/phone';
import { PhoneField, type PhoneFieldProps } from '@kasa/ui/phone-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** While typing, `380…` is an unfinished full number, not nine digits without the country code. */
export function parseTypedPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.startsWith('380') && digits.length < 12 ? null : parsePhone(text);
}

export function FormPhone<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<PhoneFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return (
    <PhoneField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      parse={parseTypedPhone}
      format={formatPhone}
    />
  );
}
