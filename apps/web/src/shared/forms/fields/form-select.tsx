import { SelectField, type SelectFieldProps } from '@kasa/ui/select-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormSelect<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<SelectFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <SelectField {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
