import { TextareaField, type TextareaFieldProps } from '@kasa/ui/textarea-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

export function FormTextarea<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<TextareaFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TextareaField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
