import { ComboboxField, type ComboboxFieldProps } from '@kasa/ui/combobox-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/** A ComboboxField in a form; its value is the chosen item's id. */
export function FormCombobox<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<ComboboxFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <ComboboxField {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
