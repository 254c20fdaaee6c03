import { FormattedField, type FormattedFieldProps } from '@kasa/ui/formatted-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '#shared/forms/use-field.ts';

/** Form field with a normalised value, e.g. a terminal's number or an activation code. */
export function FormFormattedField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<FormattedFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return (
    <FormattedField
      {...rest}
      {...field}
      autoComplete="off"
      inputClassName="tabular-nums uppercase placeholder:normal-case"
      value={typeof value === 'string' ? value : ''}
    />
  );
}
