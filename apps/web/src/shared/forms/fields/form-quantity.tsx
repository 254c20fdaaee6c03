import { THOUSANDTHS } from '@kasa/contracts/catalogue/ingredient-values';
import { NumberField, type NumberFieldProps } from '@kasa/ui/number-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** A quantity: the value is thousandths of a unit (1250), typed and shown in the unit (1,25). */
export function FormQuantity<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<Omit<NumberFieldProps, 'fractionDigits'>, Values>) {
  const { value, onChange, ...field } = useField({ form, name, scale: THOUSANDTHS });
  return (
    <NumberField
      {...rest}
      {...field}
      fractionDigits={3}
      value={typeof value === 'number' ? value / THOUSANDTHS : null}
      onChange={(quantity) => onChange(quantity === null ? null : Math.round(quantity * THOUSANDTHS))}
    />
  );
}
