import { NumberField, type NumberFieldProps } from '@kasa/ui/number-field';
import type { FieldValues } from 'react-hook-form';
import { type BoundProps, useField } from '../use-field.ts';

/** Basis points per percent. */
const IN_PERCENT = 100;

/** A rate: the value is basis points (150), typed and shown as percent (1,5). */
export function FormPercent<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<Omit<NumberFieldProps, 'unit' | 'fractionDigits'>, Values>) {
  const { value, onChange, ...field } = useField({ form, name, scale: IN_PERCENT });
  return (
    <NumberField
      {...rest}
      {...field}
      unit="%"
      fractionDigits={2}
      value={typeof value === 'number' ? value / IN_PERCENT : null}
      onChange={(percent) => onChange(percent === null ? null : Math.round(percent * IN_PERCENT))}
    />
  );
}
