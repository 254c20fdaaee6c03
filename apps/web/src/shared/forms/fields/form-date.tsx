import { DateField, type DateFieldProps } from '@kasa/ui/date-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** The value is a calendar day, `YYYY-MM-DD`. */
export function FormDate<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<DateFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <DateField {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
