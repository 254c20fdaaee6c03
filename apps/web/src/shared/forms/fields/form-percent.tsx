import { NumberField, type NumberFieldProps } from '@kasa/ui/number-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

/** Basis points per percent. */
const BASIS_POINTS_PER_PERCENT = 100;

/** A rate: the value is basis points (150), typed and shown as percent (1,5). */
export function FormPercent<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<Omit<NumberFieldProps, 'unit' | 'fractionDigits'>, Values>) {
  const { value, onChange, ...field } = useField({ form, name, scale: BASIS_POINTS_PER_PERCENT });
  return (
    <NumberField
      {...rest}
      {...field}
      unit="%"
      fractionDigits={2}
      value={typeof value === 'number' ? value / BASIS_POINTS_PER_PERCENT : null}
      onChange={(percent) =>
        onChange(percent === null ? null : Math.round(percent * BASIS_POINTS_PER_PERCENT))
      }
    />
  );
}
