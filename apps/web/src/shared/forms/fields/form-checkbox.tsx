import { Checkbox, type CheckboxProps } from '@kasa/ui/checkbox';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormCheckbox<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<CheckboxProps, Values>) {
  const { value, isRequired: _, ...field } = useField({ form, name });
  return <Checkbox {...rest} {...field} value={value === true} />;
}
