import { TextField, type TextFieldProps } from '@kasa/ui/text-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

export function FormText<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<TextFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TextField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
