import { formatPlate, parsePlate } from '@kasa/contracts/shared/plate';
import { PlateField, type PlateFieldProps } from '@kasa/ui/plate-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormPlate<Values extends FieldValues>({
  form,
  name,
  isRequired,
  ...rest
}: FormFieldProps<PlateFieldProps, Values> & {
  /** Set where a rule over several fields requires the value, which the field's schema does not show. */
  isRequired?: boolean | undefined;
}) {
  const { value, ...field } = useField({ form, name });
  return (
    <PlateField
      {...rest}
      {...field}
      isRequired={isRequired ?? field.isRequired}
      value={typeof value === 'string' ? value : ''}
      parse={parsePlate}
      format={formatPlate}
    />
  );
}
