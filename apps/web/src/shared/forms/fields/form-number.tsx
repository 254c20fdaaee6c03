import { NumberField, type NumberFieldProps } from '@kasa/ui/number-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormNumber<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<NumberFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <NumberField {...rest} {...field} value={typeof value === 'number' ? value : null} />;
}
