import { ComboboxField, type ComboboxFieldProps } from '@kasa/ui/combobox-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormCombobox<Values extends FieldValues>({
  form,
  name,
  onChosen,
  ...rest
}: FormFieldProps<ComboboxFieldProps, Values> & {
  onChosen?: ((id: string | null) => void) | undefined;
}) {
  const { value, onChange, ...field } = useField({ form, name });
  return (
    <ComboboxField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : null}
      onChange={(id) => {
        onChange(id);
        onChosen?.(id);
      }}
    />
  );
}
