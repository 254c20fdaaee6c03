import { TimeField, type TimeFieldProps } from '@kasa/ui/time-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** The value is `HH:mm`. */
export function FormTime<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<TimeFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TimeField {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
