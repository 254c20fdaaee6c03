import { FormattedField, type FormattedFieldProps } from '@kasa/ui/formatted-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '#shared/forms/use-field.ts';

/** Form field with a normalised value, e.g. a terminal's number or an activation code. */
export function FormFormatted<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<FormattedFieldProps, Values>) {
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
