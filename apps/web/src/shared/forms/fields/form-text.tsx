import { TextField, type TextFieldProps } from '@kasa/ui/text-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormText<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<TextFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TextField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
