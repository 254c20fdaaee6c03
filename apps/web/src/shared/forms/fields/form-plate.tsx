import { formatPlate, parsePlate } from '@kasa/contracts/shared/plate';
import { PlateField, type PlateFieldProps } from '@kasa/ui/plate-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/** A PlateField in a form: understood and shown by the contract's rule, in either alphabet. */
export function FormPlate<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<PlateFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return (
    <PlateField
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      parse={parsePlate}
      format={formatPlate}
    />
  );
}
