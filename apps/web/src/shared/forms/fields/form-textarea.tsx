import { TextareaField, type TextareaFieldProps } from '@kasa/ui/textarea-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormTextarea<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<TextareaFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TextareaField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
